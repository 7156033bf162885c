/** What was done to each entity, as the history tells it. */
import type { World } from "../lib/world";

function read(json: unknown): Record<string, unknown> {
  const found: unknown = typeof json === "string" ? JSON.parse(json) : null;
  return typeof found === "object" && found !== null ? { ...found } : {};
}

/** The columns in which two states of a row differ. */
function changed(antes: Record<string, unknown>, despues: Record<string, unknown>): string[] {
  const differ = (name: string) => JSON.stringify(antes[name]) !== JSON.stringify(despues[name]);
  return Object.keys({ ...antes, ...despues }).filter(differ);
}

export class Hechos {
  readonly #done = new Map<string, Map<string, Set<string>>>();
  #last = 0;
  #version = 0;
  /** How often the content version was found moved. */
  moved = -1;

  /** Looks at what is new in the history; after each edit, because a restore brings back that of its backup. */
  async look({ rows, count }: World): Promise<void> {
    const version = await count("SELECT version FROM contenido_version");
    if (version !== this.#version) this.moved += 1;
    this.#version = version;
    const news = await rows(`SELECT id, entidad, accion, antes, despues FROM auditoria WHERE id > ${this.#last}`);
    for (const { id, entidad, accion, antes, despues } of news) {
      this.#last = Math.max(this.#last, Number(id));
      const actions = this.#done.get(String(entidad)) ?? new Map<string, Set<string>>();
      this.#done.set(String(entidad), actions);
      const columns = actions.get(String(accion)) ?? new Set<string>();
      actions.set(String(accion), columns);
      if (accion === "editar") for (const name of changed(read(antes), read(despues))) columns.add(name);
    }
  }

  /** Which of these entities nothing was done to. */
  missed(names: readonly string[]): string[] {
    return names.filter((name) => !this.#done.has(name));
  }

  /** For each entity its actions, with the columns that were edited. */
  get lines(): string[] {
    return [...this.#done].map(([name, actions]) => {
      const said = [...actions].map(([what, columns]) =>
        columns.size > 0 ? `${what} (${[...columns].join(", ")})` : what,
      );
      return `${name}: ${said.join("; ")}`;
    });
  }
}
