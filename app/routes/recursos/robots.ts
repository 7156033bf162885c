/** Search engines stay out of the back office; everything public is theirs. */
export function loader() {
  return new Response("User-agent: *\nDisallow: /admin\n", {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
