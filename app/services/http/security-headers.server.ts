import { env } from "~/services/env/env.server";
import { isHttps } from "./origin.server";

/**
 * Security headers of every answer (DEC 13). `scripts` are the sources of its inline scripts: the nonce of an
 * answer made for one visitor; none for a cached response.
 */
export function securityHeaders(scripts: readonly string[]): Record<string, string> {
  const https = isHttps();
  const media = env().CLOUDINARY_URL ? "'self' https://res.cloudinary.com" : "'self'";
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    "style-src 'self'",
    `img-src ${media}`,
    "font-src 'self'",
    `media-src ${media}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    // The branches' maps, only once a visitor opens one.
    "frame-src https://www.google.com",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Permitted-Cross-Domain-Policies": "none",
    "Permissions-Policy":
      "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()",
    ...(https ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" } : {}),
  };
}
