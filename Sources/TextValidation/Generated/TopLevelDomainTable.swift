// Top-level domains of IANA's root zone, version 2026051600 of 2026-05-16; made by generate-sources, do not edit.
// swift-format-ignore-file

extension TopLevelDomains {
  /// The version that IANA gave its list.
  package static let ianaVersion = "2026051600"
  /// The day of IANA's list, as in `2026-05-16`.
  package static let ianaDate = "2026-05-16"
  /// 1437 domains in folded Unicode form; after one beyond ASCII its A-label. Blanks and line feeds between.
  static let ianaText = """
    aaa aarp abb abbott abbvie abc able abogado abudhabi ac academy accenture accountant accountants aco actor ad ads
    adult ae aeg aero aetna af afl africa ag agakhan agency ai aig airbus airforce airtel akdn al alibaba alipay
    allfinanz allstate ally alsace alstom am amazon americanexpress americanfamily amex amfam amica amsterdam analytics
    android anquan anz ao aol apartments app apple aq aquarelle ar arab aramco archi army arpa art arte as asda asia
    associates at athleta attorney au auction audi audible audio auspost author auto autos aw aws ax axa az azure ba
    baby baidu banamex band bank bar barcelona barclaycard barclays barefoot bargains baseball basketball bauhaus bayern
    bb bbc bbt bbva bcg bcn bd be beats beauty beer berlin best bestbuy bet bf bg bh bharti bi bible bid bike bing bingo
    bio biz bj black blackfriday blockbuster blog bloomberg blue bm bms bmw bn bnpparibas bo boats boehringer bofa bom
    bond boo book booking bosch bostik boston bot boutique box br bradesco bridgestone broadway broker brother brussels
    bs bt build builders business buy buzz bv bw by bz bzh ca cab cafe cal call calvinklein cam camera camp canon
    capetown capital capitalone car caravan cards care career careers cars casa case cash casino cat catering catholic
    cba cbn cbre cc cd center ceo cern cf cfa cfd cg ch chanel channel charity chase chat cheap chintai christmas chrome
    church ci cipriani circle cisco citadel citi citic city ck cl claims cleaning click clinic clinique clothing cloud
    club clubmed cm cn co coach codes coffee college cologne com commbank community company compare computer comsec
    condos construction consulting contact contractors cooking cool coop corsica country coupon coupons courses cpa cr
    credit creditcard creditunion cricket crown crs cruise cruises cu cuisinella cv cw cx cy cymru cyou cz dad dance
    data date dating datsun day dclk dds de deal dealer deals degree delivery dell deloitte delta democrat dental
    dentist desi design dev dhl diamonds diet digital direct directory discount discover dish diy dj dk dm dnp do docs
    doctor dog domains dot download drive dtv dubai dupont durban dvag dvr dz earth eat ec eco edeka edu education ee eg
    email emerck energy engineer engineering enterprises epson equipment er ericsson erni es esq estate et eu eurovision
    eus events exchange expert exposed express extraspace fage fail fairwinds faith family fan fans farm farmers fashion
    fast fedex feedback ferrari ferrero fi fidelity fido film final finance financial fire firestone firmdale fish
    fishing fit fitness fj fk flickr flights flir florist flowers fly fm fo foo food football ford forex forsale forum
    foundation fox fr free fresenius frl frogans frontier ftr fujitsu fun fund furniture futbol fyi ga gal gallery gallo
    gallup game games gap garden gay gb gbiz gd gdn ge gea gent genting george gf gg ggee gh gi gift gifts gives giving
    gl glass gle global globo gm gmail gmbh gmo gmx gn godaddy gold goldpoint golf goodyear goog google gop got gov gp
    gq gr grainger graphics gratis green gripe grocery group gs gt gu gucci guge guide guitars guru gw gy hair hamburg
    hangout haus hbo hdfc hdfcbank health healthcare help helsinki here hermes hiphop hisamitsu hitachi hiv hk hkt hm hn
    hockey holdings holiday homedepot homegoods homes homesense honda horse hospital host hosting hot hotels hotmail
    house how hr hsbc ht hu hughes hyatt hyundai ibm icbc ice icu id ie ieee ifm ikano il im imamat imdb immo immobilien
    in inc industries infiniti info ing ink institute insurance insure int international intuit investments io ipiranga
    iq ir irish is ismaili ist istanbul it itau itv jaguar java jcb je jeep jetzt jewelry jio jll jm jmp jnj jo jobs
    joburg jot joy jp jpmorgan jprs juegos juniper kaufen kddi ke kerryhotels kerryproperties kfh kg kh ki kia kids kim
    kindle kitchen kiwi km kn koeln komatsu kosher kp kpmg kpn kr krd kred kuokgroup kw ky kyoto kz la lacaixa
    lamborghini lamer land landrover lanxess lasalle lat latino latrobe law lawyer lb lc lds lease leclerc lefrak legal
    lego lexus lgbt li lidl life lifeinsurance lifestyle lighting like lilly limited limo lincoln link live living lk
    llc llp loan loans locker locus lol london lotte lotto love lpl lplfinancial lr ls lt ltd ltda lu lundbeck luxe
    luxury lv ly ma madrid maif maison makeup man management mango map market marketing markets marriott marshalls
    mattel mba mc mckinsey md me med media meet melbourne meme memorial men menu merck merckmsd mg mh miami microsoft
    mil mini mint mit mitsubishi mk ml mlb mls mm mma mn mo mobi mobile moda moe moi mom monash money monster mormon
    mortgage moscow moto motorcycles mov movie mp mq mr ms msd mt mtn mtr mu museum music mv mw mx my mz na nab nagoya
    name navy nba nc ne nec net netbank netflix network neustar new news next nextdirect nexus nf nfl ng ngo nhk ni nico
    nike nikon ninja nissan nissay nl no nokia norton now nowruz nowtv np nr nra nrw ntt nu nyc nz obi observer office
    okinawa olayan olayangroup ollo om omega one ong onl online ooo open oracle orange org organic origins osaka otsuka
    ott ovh pa page panasonic paris pars partners parts party pay pccw pe pet pf pfizer pg ph pharmacy phd philips phone
    photo photography photos physio pics pictet pictures pid pin ping pink pioneer pizza pk pl place play playstation
    plumbing plus pm pn pnc pohl poker politie porn post pr praxi press prime pro prod productions prof progressive
    promo properties property protection pru prudential ps pt pub pw pwc py qa qpon quebec quest racing radio re read
    realestate realtor realty recipes red redumbrella rehab reise reisen reit reliance ren rent rentals repair report
    republican rest restaurant review reviews rexroth rich richardli ricoh ril rio rip ro rocks rodeo rogers room rs
    rsvp ru rugby ruhr run rw rwe ryukyu sa saarland safe safety sakura sale salon samsclub samsung sandvik
    sandvikcoromant sanofi sap sarl sas save saxo sb sbi sbs sc scb schaeffler schmidt scholarships school schule
    schwarz science scot sd se search seat secure security seek select sener services seven sew sex sexy sfr sg sh
    shangrila sharp shell shia shiksha shoes shop shopping shouji show si silk sina singles site sj sk ski skin sky
    skype sl sling sm smart smile sn sncf so soccer social softbank software sohu solar solutions song sony soy spa
    space sport spot sr srl ss st stada staples star statebank statefarm stc stcgroup stockholm storage store stream
    studio study style su sucks supplies supply support surf surgery suzuki sv swatch swiss sx sy sydney systems sz tab
    taipei talk taobao target tatamotors tatar tattoo tax taxi tc tci td tdk team tech technology tel temasek tennis
    teva tf tg th thd theater theatre tiaa tickets tienda tips tires tirol tj tjmaxx tjx tk tkmaxx tl tm tmall tn to
    today tokyo tools top toray toshiba total tours town toyota toys tr trade trading training travel travelers
    travelersinsurance trust trv tt tube tui tunes tushu tv tvs tw tz ua ubank ubs ug uk unicom university uno uol ups
    us uy uz va vacations vana vanguard vc ve vegas ventures verisign vermögensberater xn--vermgensberater-ctb
    vermögensberatung xn--vermgensberatung-pwb versicherung vet vg vi viajes video vig viking villas vin vip virgin visa
    vision viva vivo vlaanderen vn vodka volvo vote voting voto voyage vu wales walmart walter wang wanggou watch
    watches weather weatherchannel webcam weber website wed wedding weibo weir wf whoswho wien wiki williamhill win
    windows wine winners wme woodside work works world wow ws wtc wtf xbox xerox xihuan xin xxx xyz yachts yahoo yamaxun
    yandex ye yodobashi yoga yokohama you youtube yt yun za zappos zara zero zip zm zone zuerich zw ελ xn--qxam ευ
    xn--qxa6a бг xn--90ae бел xn--90ais дети xn--d1acj3b ею xn--e1a4c католик xn--80aqecdr1a ком xn--j1aef мкд xn--d1alf
    мон xn--l1acc москва xn--80adxhks онлайн xn--80asehdb орг xn--c1avg рус xn--p1acf рф xn--p1ai сайт xn--80aswg срб
    xn--90a3ac укр xn--j1amh қаз xn--80ao21a հայ xn--y9a3aq ישראל xn--4dbrk0ce קום xn--9dbq2a ابوظبي xn--mgbca7dzdo
    ارامكو xn--mgba3a3ejt الاردن xn--mgbayh7gpa البحرين xn--mgbcpq6gpa1a الجزائر xn--lgbbat1ad8j السعودية
    xn--mgberp4a5d4ar العليان xn--mgba7c0bbn0a المغرب xn--mgbc0a9azcg امارات xn--mgbaam7a8h ایران xn--mgba3a4f16a بارت
    xn--mgbbh1a بازار xn--mgbab2bd بيتك xn--ngbe9e0a بھارت xn--mgbbh1a71e تونس xn--pgbs0dh سودان xn--mgbpl2fh سورية
    xn--ogbpf8fl شبكة xn--ngbc5azd عراق xn--mgbtx2b عرب xn--ngbrx عمان xn--mgb9awbf فلسطين xn--ygbi2ammx قطر xn--wgbl6a
    كاثوليك xn--mgbi4ecexp كوم xn--fhbei مصر xn--wgbh1c مليسيا xn--mgbx4cd0ab موريتانيا xn--mgbah1a3hjkrd موقع
    xn--4gbrim همراه xn--mgbt3dhd پاکستان xn--mgbai9azgqp6j ڀارت xn--mgbgu82a कॉम xn--11b4c3d नेट xn--c2br7g भारत
    xn--h2brj9c भारतम् xn--h2breg3eve भारोत xn--h2brj9c8c संगठन xn--i1b6b1a6a2e বাংলা xn--54b7fta0cc ভারত xn--45brj9c ভাৰত
    xn--45br5cyl ਭਾਰਤ xn--s9brj9c ભારત xn--gecrj9c ଭାରତ xn--3hcrj9c இந்தியா xn--xkc2dl3a5ee0h இலங்கை xn--xkc2al3hye2a சிங்கப்பூர்
    xn--clchc0ea0b2g2a9gcd భారత్ xn--fpcrj9c3d ಭಾರತ xn--2scrj9c ഭാരതം xn--rvc1e0am3e ලංකා xn--fzc2c9e2c คอม xn--42c2d9a ไทย
    xn--o3cw4h ລາວ xn--q7ce6a გე xn--node みんな xn--q9jyb4c アマゾン xn--cckwcxetd クラウド xn--gckr3f0f グーグル xn--qcka1pmc コム
    xn--tckwe ストア xn--cck2b3b セール xn--1ck2e1b ファッション xn--bck1b9a5dre4c ポイント xn--eckvdtc9d 世界 xn--rhqv96g 中信 xn--fiq64b
    中国 xn--fiqs8s 中國 xn--fiqz9s 中文网 xn--fiq228c5hs 亚马逊 xn--jlq480n2rg 企业 xn--vhquv 佛山 xn--1qqw23a 信息 xn--vuq861b 健康
    xn--nyqy26a 八卦 xn--45q11c 公司 xn--55qx5d 公益 xn--55qw42g 台湾 xn--kprw13d 台灣 xn--kpry57d 商城 xn--czru2d 商店 xn--czrs0t 商标
    xn--czr694b 嘉里 xn--w4rs40l 嘉里大酒店 xn--w4r85el8fhu5dnra 在线 xn--3ds443g 大拿 xn--pssy2u 天主教 xn--tiq49xqyj 娱乐 xn--fjq720a
    家電 xn--fct429k 广东 xn--xhq521b 微博 xn--9krt00a 慈善 xn--30rr7y 我爱你 xn--6qq986b3xl 手机 xn--kput3i 招聘 xn--otu796d 政务
    xn--zfr164b 政府 xn--mxtq1m 新加坡 xn--yfro4i67o 新闻 xn--efvy88h 时尚 xn--9et52u 書籍 xn--rovu88b 机构 xn--nqv7f 淡马锡
    xn--b4w605ferd 游戏 xn--unup4y 澳門 xn--mix891f 点看 xn--3pxu8k 移动 xn--6frz82g 组织机构 xn--nqv7fs00ema 网址 xn--ses554g 网店
    xn--hxt814e 网站 xn--5tzm5g 网络 xn--io0a7i 联通 xn--8y0a063a 谷歌 xn--flw351e 购物 xn--g2xx48c 通販 xn--gk3at1e 集团 xn--3bst00m
    電訊盈科 xn--fzys8d69uvgm 飞利浦 xn--kcrx77d1x4a 食品 xn--jvr189m 餐厅 xn--imr513n 香格里拉 xn--5su34j936bgsg 香港 xn--j6w193g 닷넷
    xn--t60b56a 닷컴 xn--mk1bu44c 삼성 xn--cg4bki 한국 xn--3e0b707e
    """
}
