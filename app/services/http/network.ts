/**
 * The network that counts as one visitor: an IPv4 address, or the /64 of an IPv6 address, which one customer is usually
 * given.
 */
export function visitorNetwork(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !ip.includes(":")) return mapped ?? ip;
  const [head = "", tail] = (ip.split("%")[0] ?? "").toLowerCase().split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  const groups = [...left, ...zeros, ...right].slice(0, 4).map((group) => group.replace(/^0{1,3}(?=.)/, ""));
  return `${groups.join(":")}::/64`;
}

/** The /48 that a network of one IPv6 visitor is part of: whoever is given one has 65,536 of them. An IPv4 address stays. */
export function widerNetwork(network: string): string {
  return network.endsWith("::/64") ? `${network.split(":").slice(0, 3).join(":")}::/48` : network;
}
