/** One visitor's address as limits count it: an IPv6 network of 64 bits is one visitor. */
export function ipBucket(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, "").toLowerCase();
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const zeros = Array.from({ length: tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length) }, () => "0");
  return `${[...left, ...zeros, ...right].slice(0, 4).join(":")}::/64`;
}
