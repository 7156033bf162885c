const EVERY_MS = 1_000;

/**
 * Returns a function that prints progress: at most once a second, and at once when the kind of step changes: "Backup
 * 42 %  Archivo 7 de 20".
 */
export function progress(what: string): (paso: string, parte: number) => void {
  let [last, kind] = [0, ""];
  return (paso, parte) => {
    const [first = ""] = paso.split(" ");
    if (first === kind && Date.now() - last < EVERY_MS) return;
    [last, kind] = [Date.now(), first];
    console.log(`${what} ${String(Math.floor(parte * 100)).padStart(3)} %  ${paso}`);
  };
}
