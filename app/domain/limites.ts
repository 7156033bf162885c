const FREE = 5;
const LONGEST_SECONDS = 15 * 60;

/** Seconds to wait after so many failures in a row: five are free, then 1, 2, 4 … up to fifteen minutes. */
export function waitAfter(failures: number): number {
  return failures < FREE ? 0 : Math.min(2 ** Math.min(failures - FREE, 20), LONGEST_SECONDS);
}

/** "1 segundo", "2 minutos": a wait as it is told. */
export function waitText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "1 segundo" : `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "1 minuto" : `${minutes} minutos`;
}

/** What counts as one visitor: an IPv4 address, or the /64 network of an IPv6 one, which a single customer is given. */
export function network(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !ip.includes(":")) return mapped ?? ip;
  const [head = "", tail] = (ip.split("%")[0] ?? "").toLowerCase().split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  const groups = [...left, ...zeros, ...right].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${groups.join(":")}::/64`;
}
