import { type ChangeEvent, useRef, useState } from "react";
import { type Acepta, problemas, reglas, type MedioItem } from "~/domain/medios/medios";
import { limits } from "~/services/uploads/limits";
import { useAdmin } from "~/admin/shell/admin";

/** A file being uploaded, or one that failed. */
export interface Subida {
  key: number;
  nombre: string;
  /** Percent uploaded. */
  parte: number;
  error: string | null;
  /** Which choice of files it came with. */
  choice: number;
  cancel: () => void;
}

const SIN_SESION = "Su sesión terminó. Envíe el formulario para ingresar de nuevo, y elija después el archivo.";

function tooLarge(file: File): string | null {
  const clase = file.type.startsWith("video/") ? "video" : file.type === "application/pdf" ? "pdf" : "imagen";
  return file.type !== "" && file.size > limits[clase] ? problemas[clase].grande : null;
}

type Answer = { medio: MedioItem } | { error: string };

function isAnswer(given: unknown): given is Answer {
  return typeof given === "object" && given !== null && ("medio" in given || "error" in given);
}

/** The site's answer to an upload; undefined where something before it answered. */
function readAnswer(text: string): Answer | undefined {
  try {
    const given: unknown = JSON.parse(text);
    return isAnswer(given) ? given : undefined;
  } catch {
    return undefined;
  }
}

/** Uploads files one by one as soon as they are chosen; `onStored` gets each stored file. */
export function useUploads(acepta: Acepta, onStored: (medio: MedioItem) => void) {
  const { csrf } = useAdmin();
  const [subidas, setSubidas] = useState<Subida[]>([]);
  /** Of the files chosen since none was on its way: how many came, and how many were to come. */
  const [tally, setTally] = useState({ done: 0, of: 0 });
  const serial = useRef(0);
  const choices = useRef(0);
  const turn = useRef(Promise.resolve());
  /** Keys of uploads cancelled before they started. */
  const given = useRef(new Set<number>());
  const forget = (key: number) => setSubidas((all) => all.filter((one) => one.key !== key));
  const change = (key: number, part: Partial<Subida>) =>
    setSubidas((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  /** A good file makes the errors of earlier choices out of date. */
  const stored = (key: number, choice: number) =>
    setSubidas((all) => all.filter((one) => one.key !== key && (!one.error || one.choice >= choice)));

  const count = (done: number, of: number) => setTally((all) => ({ done: all.done + done, of: all.of + of }));

  function begin(file: File, choice: number): void {
    const key = (serial.current += 1);
    const request = new XMLHttpRequest();
    const cancel = () => {
      given.current.add(key);
      request.abort();
      forget(key);
      count(0, -1);
    };
    setSubidas((all) => [...all, { key, nombre: file.name, parte: 0, error: null, choice, cancel }]);
    const fail = (error: string) => {
      change(key, { error, cancel: () => forget(key) });
      count(0, -1);
    };
    const known = tooLarge(file);
    if (known) return fail(known);
    // Uploads run one after the other, so the list keeps the order in which the files were chosen.
    turn.current = turn.current.then(() => send(file, { key, choice }, request, fail));
  }

  async function send(
    file: File,
    { key, choice }: Pick<Subida, "key" | "choice">,
    request: XMLHttpRequest,
    fail: (error: string) => void,
  ): Promise<void> {
    if (given.current.has(key)) return;
    request.upload.onprogress = ({ loaded, total }) => change(key, { parte: Math.floor((loaded / total) * 100) });
    request.onerror = () => fail(reglas[acepta].fallo);
    request.onload = () => {
      if (request.responseURL.includes("/admin/login")) return fail(SIN_SESION);
      const answer = readAnswer(request.responseText);
      if (!answer || "error" in answer) return fail(answer?.error ?? reglas[acepta].fallo);
      stored(key, choice);
      count(1, 0);
      onStored(answer.medio);
    };
    const body = new FormData();
    body.set("csrf", csrf);
    body.set("acepta", acepta);
    body.set("archivos", file);
    request.open("POST", "/admin/subidas");
    await new Promise<void>((ended) => {
      request.onloadend = () => ended();
      request.send(body);
    });
  }

  return {
    subidas,
    tally,
    /** Uploads the files of a file field, and empties it. */
    choose({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
      const choice = (choices.current += 1);
      if (!subidas.some(({ error }) => !error)) setTally({ done: 0, of: 0 });
      count(0, currentTarget.files?.length ?? 0);
      for (const file of currentTarget.files ?? []) begin(file, choice);
      currentTarget.value = "";
    },
  };
}
