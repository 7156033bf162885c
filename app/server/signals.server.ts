/** For so long a second signal may be the first once more: npm passes on what systemd, or a terminal, sends to both. */
const ECHO_MS = 2_000;
/** What a process that Ctrl+C ended exits with. */
const INTERRUPTED = 130;

/**
 * Calls `stop` at the first SIGTERM or SIGINT. No other cuts short what is under way, but for Ctrl+C pressed again after two
 * seconds: who does that does not want to wait.
 */
export function stopOnSignals(stop: () => void): void {
  let since: number | undefined;
  const hear = (signal: NodeJS.Signals) => {
    if (since === undefined) {
      since = performance.now();
      stop();
    } else if (signal === "SIGINT" && performance.now() - since > ECHO_MS) process.exit(INTERRUPTED);
  };
  process.on("SIGTERM", hear).on("SIGINT", hear);
}
