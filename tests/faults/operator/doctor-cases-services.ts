import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Case, NOWHERE, otherServer, setMail } from "./doctor-ground";

/** Doctor cases: storage, mail and external services. */
export const serviceCases: readonly Case[] = [
  {
    ...{ name: "a media folder that cannot be written", state: "FAIL", finding: "Storage", says: /E[A-Z]/ },
    make: ({ dataDir }) => {
      rmSync(join(dataDir, "media"), { recursive: true });
      writeFileSync(join(dataDir, "media"), "");
      return {};
    },
  },
  {
    ...{ name: "a media file that is gone", state: "FAIL", finding: "Media files", says: /1 are missing/ },
    make: ({ dataDir }) => {
      const pdfs = join(dataDir, "media", "catalogos-pdf");
      rmSync(join(pdfs, readdirSync(pdfs)[0] ?? ""));
      return {};
    },
  },
  {
    ...{ name: "Cloudinary does not answer", state: "FAIL", finding: "Storage", says: /Cloudinary/ },
    make: () => ({ CLOUDINARY_URL: `cloudinary://llave:secreto@nube?upload_prefix=${NOWHERE}` }),
  },
  {
    ...{ name: "a Postmark token that is wrong", state: "FAIL", finding: "Mail", says: /401/ },
    make: ({ dataDir, postmark }) => ({
      ...setMail(dataDir),
      ...{ POSTMARK_TOKEN: "otro", POSTMARK_API: postmark.origin },
    }),
  },
  {
    ...{ name: "a sender that is not confirmed", state: "FAIL", finding: "Mail", says: /422/ },
    make: ({ dataDir, postmark }) => {
      postmark.beOnce(422);
      return { ...setMail(dataDir), POSTMARK_TOKEN: "prueba", POSTMARK_API: postmark.origin };
    },
  },
  {
    ...{ name: "recipients left as in the example", state: "FAIL", finding: "Mail", says: /examples/ },
    make: ({ postmark }) => ({ POSTMARK_TOKEN: "prueba", POSTMARK_API: postmark.origin }),
  },
  {
    ...{ name: "a clock that is an hour wrong", state: "FAIL", finding: "Clock", says: /36\d\d s apart/ },
    make: async ({ dataDir }) => {
      const date = new Date(Date.now() - 3_600_000).toUTCString();
      return { ...setMail(dataDir), POSTMARK_TOKEN: "prueba", POSTMARK_API: await otherServer({ Date: date }, "{}") };
    },
  },
  {
    ...{ name: "a public address nobody answers at", state: "FAIL", finding: "Public address", says: /ECONNREFUSED/ },
    make: () => ({ PUBLIC_ORIGIN: NOWHERE }),
  },
  {
    ...{ name: "a public address of another site", state: "FAIL", finding: "Public address", says: /not as this site/ },
    make: async () => ({ PUBLIC_ORIGIN: await otherServer({}, "<html>Welcome to nginx</html>") }),
  },
  {
    ...{ name: "a proxy that takes headers away", state: "FAIL", finding: "Headers", says: /content-security-policy/ },
    make: async () => ({ PUBLIC_ORIGIN: await otherServer({}, "ok") }),
  },
  {
    ...{ name: "a public address without https", state: "FAIL", finding: "Public address", says: /is not https/ },
    make: () => ({ PUBLIC_ORIGIN: "http://autopartes.invalid" }),
  },
  {
    ...{
      name: "a proxy whose visitors all look alike",
      state: "warn",
      finding: "Visitor address",
      says: /like the proxy/,
    },
    make: () => ({ PUBLIC_ORIGIN: "https://autopartes.invalid" }),
  },
  {
    ...{ name: "several instances without a common secret", state: "warn", finding: "SECRET", says: /its own/ },
    make: ({ postgres }) => ({ DATABASE_URL: postgres.url("postgres") }),
  },
  {
    ...{ name: "several instances, media on one disk", state: "warn", finding: "Shared media", says: /this machine/ },
    make: ({ postgres }) => ({ DATABASE_URL: postgres.url("postgres") }),
  },
];
