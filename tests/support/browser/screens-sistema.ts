import { randomUUID } from "node:crypto";
import { owner } from "../db/owner";
import type { Screen } from "./screens";

/** Screens for administrators, their own account and the history. */
export const systemScreens: readonly Screen[] = [
  { name: "administrators", address: "/admin/administradores" },
  { name: "administrators with nobody found", address: "/admin/administradores?q=nadie" },
  { name: "invitation", address: "/admin/administradores/nuevo" },
  { name: "administrator", address: "/admin/administradores/1" },
  { name: "access of one's own account", address: "/admin/administradores/1/acceso" },
  {
    name: "access of somebody else, with a one-time link",
    address: "/admin/administradores/nuevo",
    act: async (page) => {
      const email = `${randomUUID()}@ejemplo.com`;
      await page.getByLabel("Nombre").fill("Marta Lucía Echeverri Santamaría");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Su contraseña actual").fill(owner.password);
      await page.getByRole("button", { name: "Invitar" }).click();
      await page.getByLabel("Enlace de un solo uso").waitFor();
      await page.goto(`/admin/administradores?q=${email}`);
      await page.getByRole("link", { name: /^Acceso de/ }).click();
      await page.getByLabel("Su contraseña actual").fill(owner.password);
      await page.getByRole("button", { name: "Crear otro enlace de invitación" }).click();
      await page.getByLabel("Enlace de un solo uso").waitFor();
    },
  },
  { name: "history of changes", address: "/admin/auditoria" },
  { name: "history of changes with nothing found", address: "/admin/auditoria?q=nada+de+esto" },
  { name: "help", address: "/admin/ayuda" },
  { name: "searches without result", address: "/admin/busquedas" },
  { name: "settings", address: "/admin/configuracion" },
  { name: "own account", address: "/admin/cuenta" },
  { name: "own password", address: "/admin/cuenta/clave" },
  { name: "backups", address: "/admin/backup" },
  {
    name: "what a backup would change",
    address: "/admin/backup",
    act: async (page) => {
      await page.getByRole("button", { name: "Crear Backup Completo" }).click();
      await page.getByText("Backup Completado").waitFor();
      await page
        .getByRole("link", { name: /^Restaurar / })
        .first()
        .click();
      await page.getByRole("button", { name: "Revisar el backup" }).click();
      await page.getByRole("heading", { name: "Qué cambiaría" }).waitFor();
      await page.mouse.move(0, 0);
    },
  },
  {
    name: "question before leaving",
    address: "/admin/productos/441",
    act: async (page) => {
      await page.getByLabel("Nombre").fill("Sin guardar");
      await page.getByRole("link", { name: "Cancelar" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
];
