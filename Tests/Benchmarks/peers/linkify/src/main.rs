//! time-linkify FILE ROUNDS: how long the `linkify` crate takes for the text of a file that is already in memory.
//!
//! Prints a line for each measurement: its name, CPU seconds, MB/s and how many links were found, separated by tabs.

use linkify::LinkFinder;
use std::process::ExitCode;

#[repr(C)]
struct TimeSpec {
    seconds: i64,
    nanoseconds: i64,
}

extern "C" {
    fn clock_gettime(clock: i32, time: *mut TimeSpec) -> i32;
}

#[cfg(target_os = "macos")]
const PROCESS_CPU_TIME: i32 = 12;
#[cfg(not(target_os = "macos"))]
const PROCESS_CPU_TIME: i32 = 2;

/// The CPU time that this process has used.
fn cpu_seconds() -> f64 {
    let mut time = TimeSpec { seconds: 0, nanoseconds: 0 };
    // SAFETY: the call writes one `timespec`, whose layout on 64-bit systems is that of `TimeSpec`.
    unsafe { clock_gettime(PROCESS_CPU_TIME, &mut time) };
    time.seconds as f64 + time.nanoseconds as f64 / 1e9
}

fn measure(name: &str, text: &str, scan: impl Fn() -> usize) {
    let start = cpu_seconds();
    let count = scan();
    let seconds = cpu_seconds() - start;
    println!("{name}\t{seconds:.6}\t{:.1}\t{count}", text.len() as f64 / 1e6 / seconds);
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    let (Some(path), Some(Ok(rounds))) = (arguments.get(1), arguments.get(2).map(|text| text.parse::<u32>())) else {
        eprintln!("usage: time-linkify FILE ROUNDS");
        return ExitCode::from(2);
    };
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("time-linkify: {path}: {error}");
            return ExitCode::from(2);
        }
    };
    let schemes = LinkFinder::new();
    let mut domains = LinkFinder::new();
    domains.url_must_have_scheme(false);
    // Found beforehand, since messages come one by one.
    let lines: Vec<&str> = text.lines().collect();
    for _ in 0..rounds {
        measure("linkify whole", &text, || schemes.links(&text).count());
        measure("linkify domains whole", &text, || domains.links(&text).count());
        measure("linkify lines", &text, || lines.iter().map(|line| schemes.links(line).count()).sum());
    }
    ExitCode::SUCCESS
}
