/** The container's health check: exits with 0 when the site is ready. */
const port = process.env.PORT || "3000";
const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(4_000) }).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
