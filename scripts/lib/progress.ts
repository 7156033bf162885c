const EVERY_MS = 1_000;

/** Tells now and then how far work is: "Backup  42 %  Archivo 7 de 20". */
export function progress(what: string): (paso: string, parte: number) => void {
  let last = 0;
  return (paso, parte) => {
    if (Date.now() - last < EVERY_MS) return;
    last = Date.now();
    console.log(`${what} ${String(Math.floor(parte * 100)).padStart(3)} %  ${paso}`);
  };
}
