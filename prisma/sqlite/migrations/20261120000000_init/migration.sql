-- CreateTable
CREATE TABLE "categorias_info" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "fija_id" TEXT,
    "nombre" TEXT NOT NULL,
    "clave" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "descripcion" TEXT NOT NULL,
    "orden" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "subcategorias" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "categoria_id" INTEGER NOT NULL,
    "nombre" TEXT NOT NULL,
    "clave" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "descripcion" TEXT NOT NULL DEFAULT '',
    "productos_total" INTEGER NOT NULL DEFAULT 0,
    "productos_visibles" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "subcategorias_categoria_id_fkey" FOREIGN KEY ("categoria_id") REFERENCES "categorias_info" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "productos" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "codigo" TEXT NOT NULL,
    "codigo_clave" TEXT NOT NULL,
    "codigo_plano" TEXT NOT NULL,
    "nombre" TEXT NOT NULL,
    "clave" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "descripcion" TEXT NOT NULL DEFAULT '',
    "categoria_id" INTEGER NOT NULL,
    "subcategoria_id" INTEGER NOT NULL,
    "visible" BOOLEAN NOT NULL DEFAULT true,
    "busqueda" TEXT NOT NULL,
    "medio_id" INTEGER,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "productos_categoria_id_fkey" FOREIGN KEY ("categoria_id") REFERENCES "categorias_info" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "productos_subcategoria_id_fkey" FOREIGN KEY ("subcategoria_id") REFERENCES "subcategorias" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "productos_medio_id_fkey" FOREIGN KEY ("medio_id") REFERENCES "medios" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "palabras" (
    "palabra" TEXT NOT NULL PRIMARY KEY
);

-- CreateTable
CREATE TABLE "historial_slugs" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "tipo" TEXT NOT NULL,
    "padre_id" INTEGER NOT NULL,
    "slug" TEXT NOT NULL,
    "categoria_id" INTEGER,
    "subcategoria_id" INTEGER,
    "producto_id" INTEGER,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "historial_slugs_categoria_id_fkey" FOREIGN KEY ("categoria_id") REFERENCES "categorias_info" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "historial_slugs_subcategoria_id_fkey" FOREIGN KEY ("subcategoria_id") REFERENCES "subcategorias" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "historial_slugs_producto_id_fkey" FOREIGN KEY ("producto_id") REFERENCES "productos" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "medios" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "almacen" TEXT NOT NULL DEFAULT 'disco',
    "clave" TEXT NOT NULL,
    "nombre" TEXT NOT NULL,
    "mime" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "ancho" INTEGER,
    "alto" INTEGER,
    "sha256" TEXT NOT NULL,
    "alt" TEXT NOT NULL DEFAULT '',
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "medios_uso" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "medio_id" INTEGER NOT NULL,
    "categoria_id" INTEGER,
    "subcategoria_id" INTEGER,
    "orden" INTEGER NOT NULL,
    CONSTRAINT "medios_uso_un_dueno" CHECK (("categoria_id" IS NULL) <> ("subcategoria_id" IS NULL)),
    CONSTRAINT "medios_uso_medio_id_fkey" FOREIGN KEY ("medio_id") REFERENCES "medios" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "medios_uso_categoria_id_fkey" FOREIGN KEY ("categoria_id") REFERENCES "categorias_info" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "medios_uso_subcategoria_id_fkey" FOREIGN KEY ("subcategoria_id") REFERENCES "subcategorias" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "menu_principal" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "nombre" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "activo" BOOLEAN NOT NULL DEFAULT true,
    "orden" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "banner_home" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "titulo" TEXT NOT NULL,
    "subtitulo" TEXT NOT NULL,
    "descripcion" TEXT NOT NULL,
    "texto_boton_pdf" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "bloque_categorias_home" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "titulo" TEXT NOT NULL,
    "descripcion" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "home_cta" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "titulo" TEXT NOT NULL,
    "descripcion" TEXT NOT NULL,
    "texto_boton" TEXT NOT NULL,
    "url_boton" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "beneficios_home" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "icono" TEXT NOT NULL,
    "titulo" TEXT NOT NULL,
    "descripcion" TEXT NOT NULL,
    "orden" INTEGER NOT NULL DEFAULT 0,
    "activo" BOOLEAN NOT NULL DEFAULT true,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "footer_contenido" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "descripcion" TEXT NOT NULL,
    "copyright" TEXT NOT NULL,
    "leyenda" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "footer_enlaces" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "nombre" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "activo" BOOLEAN NOT NULL DEFAULT true,
    "orden" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "footer_contacto" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "tipo" TEXT NOT NULL,
    "valor" TEXT NOT NULL,
    "activo" BOOLEAN NOT NULL DEFAULT true,
    "orden" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "imagenes_sitio" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "ubicacion" TEXT NOT NULL,
    "categoria" TEXT NOT NULL DEFAULT '',
    "subcategoria" TEXT NOT NULL DEFAULT '',
    "medio_id" INTEGER NOT NULL,
    "titulo" TEXT NOT NULL DEFAULT '',
    "descripcion" TEXT NOT NULL DEFAULT '',
    "orden" INTEGER NOT NULL DEFAULT 0,
    "activo" BOOLEAN NOT NULL DEFAULT true,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "imagenes_sitio_medio_id_fkey" FOREIGN KEY ("medio_id") REFERENCES "medios" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "nosotros_secciones" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "tipo" TEXT NOT NULL,
    "titulo" TEXT NOT NULL,
    "contenido" TEXT NOT NULL,
    "icono" TEXT NOT NULL DEFAULT '',
    "orden" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "nosotros_valores" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "valor" TEXT NOT NULL,
    "descripcion" TEXT NOT NULL,
    "icono" TEXT NOT NULL DEFAULT '',
    "orden" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "nosotros_estadisticas" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "titulo" TEXT NOT NULL,
    "descripcion" TEXT NOT NULL,
    "orden" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "catalogos_pdf" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "nombre" TEXT NOT NULL,
    "medio_id" INTEGER NOT NULL,
    "version" TEXT NOT NULL DEFAULT '',
    "fecha_publicacion" TEXT NOT NULL,
    "activo" BOOLEAN NOT NULL DEFAULT false,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "catalogos_pdf_medio_id_fkey" FOREIGN KEY ("medio_id") REFERENCES "medios" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "configuracion_logo" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "medio_id" INTEGER NOT NULL,
    "activo" BOOLEAN NOT NULL DEFAULT true,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "configuracion_logo_medio_id_fkey" FOREIGN KEY ("medio_id") REFERENCES "medios" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ubicaciones_contacto" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "nombre" TEXT NOT NULL,
    "direccion" TEXT NOT NULL,
    "ciudad" TEXT NOT NULL,
    "telefono" TEXT NOT NULL,
    "telefono_whatsapp" TEXT NOT NULL,
    "correo" TEXT NOT NULL,
    "horario_semana" TEXT NOT NULL,
    "horario_sabado" TEXT NOT NULL,
    "horario_domingo" TEXT NOT NULL,
    "latitud" REAL,
    "longitud" REAL,
    "visible" BOOLEAN NOT NULL DEFAULT true,
    "orden" INTEGER NOT NULL DEFAULT 0,
    "busqueda" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "ajustes" (
    "clave" TEXT NOT NULL PRIMARY KEY,
    "valor" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updated_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "contenido_version" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "version" INTEGER NOT NULL DEFAULT 1
);

-- CreateTable
CREATE TABLE "admin_users" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "email" TEXT NOT NULL,
    "email_clave" TEXT NOT NULL,
    "nombre" TEXT NOT NULL,
    "activo" BOOLEAN NOT NULL DEFAULT true,
    "password_hash" TEXT,
    "ultimo_ingreso" DATETIME,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "admin_sessions" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "admin_user_id" INTEGER NOT NULL,
    "session_token" TEXT NOT NULL,
    "expires_at" DATETIME NOT NULL,
    "navegador" TEXT NOT NULL DEFAULT '',
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "admin_sessions_admin_user_id_fkey" FOREIGN KEY ("admin_user_id") REFERENCES "admin_users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "enlaces_acceso" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "tipo" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "admin_user_id" INTEGER,
    "expires_at" DATETIME NOT NULL,
    "usado_at" DATETIME,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "enlaces_acceso_admin_user_id_fkey" FOREIGN KEY ("admin_user_id") REFERENCES "admin_users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "limites" (
    "clave" TEXT NOT NULL PRIMARY KEY,
    "intentos" INTEGER NOT NULL,
    "vence_at" DATETIME NOT NULL,
    "updated_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "mensajes_contacto" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "idempotencia" TEXT NOT NULL,
    "nombre" TEXT NOT NULL,
    "empresa" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL,
    "telefono" TEXT NOT NULL,
    "asunto" TEXT NOT NULL,
    "mensaje" TEXT NOT NULL,
    "estado" TEXT NOT NULL DEFAULT 'nuevo',
    "politica_version" TEXT NOT NULL,
    "aceptado_at" DATETIME NOT NULL,
    "consentimiento" BOOLEAN NOT NULL DEFAULT false,
    "ip_hash" TEXT NOT NULL DEFAULT '',
    "busqueda" TEXT NOT NULL,
    "respondido_at" DATETIME,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "tipo" TEXT NOT NULL,
    "mensaje_id" INTEGER,
    "datos" TEXT NOT NULL,
    "estado" TEXT NOT NULL DEFAULT 'pendiente',
    "intentos" INTEGER NOT NULL DEFAULT 0,
    "proximo_intento" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "tomada_hasta" DATETIME,
    "tomada_por" TEXT,
    "referencia" TEXT,
    "error" TEXT,
    "enviada_at" DATETIME,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "outbox_mensaje_id_fkey" FOREIGN KEY ("mensaje_id") REFERENCES "mensajes_contacto" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "outbox_intentos" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "salida_id" INTEGER NOT NULL,
    "resultado" TEXT NOT NULL,
    "detalle" TEXT NOT NULL DEFAULT '',
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "outbox_intentos_salida_id_fkey" FOREIGN KEY ("salida_id") REFERENCES "outbox" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "auditoria" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "admin_user_id" INTEGER,
    "admin_nombre" TEXT NOT NULL,
    "accion" TEXT NOT NULL,
    "entidad" TEXT NOT NULL,
    "entidad_id" TEXT NOT NULL,
    "antes" TEXT,
    "despues" TEXT,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "backups" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "archivo" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "resumen" TEXT NOT NULL,
    "automatico" BOOLEAN NOT NULL DEFAULT false,
    "created_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateIndex
CREATE UNIQUE INDEX "categorias_info_fija_id_key" ON "categorias_info"("fija_id");

-- CreateIndex
CREATE UNIQUE INDEX "categorias_info_clave_key" ON "categorias_info"("clave");

-- CreateIndex
CREATE UNIQUE INDEX "categorias_info_slug_key" ON "categorias_info"("slug");

-- CreateIndex
CREATE INDEX "categorias_info_orden_id_idx" ON "categorias_info"("orden", "id");

-- CreateIndex
CREATE INDEX "subcategorias_slug_idx" ON "subcategorias"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "subcategorias_categoria_id_clave_key" ON "subcategorias"("categoria_id", "clave");

-- CreateIndex
CREATE UNIQUE INDEX "subcategorias_categoria_id_slug_key" ON "subcategorias"("categoria_id", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "productos_codigo_clave_key" ON "productos"("codigo_clave");

-- CreateIndex
CREATE INDEX "productos_slug_visible_clave_id_idx" ON "productos"("slug", "visible", "clave", "id");

-- CreateIndex
CREATE INDEX "productos_codigo_plano_idx" ON "productos"("codigo_plano");

-- CreateIndex
CREATE INDEX "productos_clave_id_idx" ON "productos"("clave", "id");

-- CreateIndex
CREATE INDEX "productos_visible_clave_id_idx" ON "productos"("visible", "clave", "id");

-- CreateIndex
CREATE INDEX "productos_categoria_id_clave_id_idx" ON "productos"("categoria_id", "clave", "id");

-- CreateIndex
CREATE INDEX "productos_categoria_id_slug_idx" ON "productos"("categoria_id", "slug");

-- CreateIndex
CREATE INDEX "productos_subcategoria_id_clave_id_idx" ON "productos"("subcategoria_id", "clave", "id");

-- CreateIndex
CREATE INDEX "productos_subcategoria_id_visible_clave_id_idx" ON "productos"("subcategoria_id", "visible", "clave", "id");

-- CreateIndex
CREATE INDEX "productos_medio_id_idx" ON "productos"("medio_id");

-- CreateIndex
CREATE UNIQUE INDEX "productos_subcategoria_id_slug_key" ON "productos"("subcategoria_id", "slug");

-- CreateIndex
CREATE INDEX "historial_slugs_categoria_id_idx" ON "historial_slugs"("categoria_id");

-- CreateIndex
CREATE INDEX "historial_slugs_subcategoria_id_idx" ON "historial_slugs"("subcategoria_id");

-- CreateIndex
CREATE INDEX "historial_slugs_producto_id_idx" ON "historial_slugs"("producto_id");

-- CreateIndex
CREATE UNIQUE INDEX "historial_slugs_tipo_padre_id_slug_key" ON "historial_slugs"("tipo", "padre_id", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "medios_clave_key" ON "medios"("clave");

-- CreateIndex
CREATE INDEX "medios_sha256_idx" ON "medios"("sha256");

-- CreateIndex
CREATE INDEX "medios_uso_medio_id_idx" ON "medios_uso"("medio_id");

-- CreateIndex
CREATE INDEX "medios_uso_categoria_id_orden_idx" ON "medios_uso"("categoria_id", "orden");

-- CreateIndex
CREATE INDEX "medios_uso_subcategoria_id_orden_idx" ON "medios_uso"("subcategoria_id", "orden");

-- CreateIndex
CREATE INDEX "menu_principal_orden_id_idx" ON "menu_principal"("orden", "id");

-- CreateIndex
CREATE INDEX "beneficios_home_orden_id_idx" ON "beneficios_home"("orden", "id");

-- CreateIndex
CREATE INDEX "footer_enlaces_orden_id_idx" ON "footer_enlaces"("orden", "id");

-- CreateIndex
CREATE INDEX "footer_contacto_orden_id_idx" ON "footer_contacto"("orden", "id");

-- CreateIndex
CREATE INDEX "imagenes_sitio_ubicacion_orden_id_idx" ON "imagenes_sitio"("ubicacion", "orden", "id");

-- CreateIndex
CREATE INDEX "imagenes_sitio_medio_id_idx" ON "imagenes_sitio"("medio_id");

-- CreateIndex
CREATE INDEX "nosotros_secciones_orden_id_idx" ON "nosotros_secciones"("orden", "id");

-- CreateIndex
CREATE INDEX "nosotros_valores_orden_id_idx" ON "nosotros_valores"("orden", "id");

-- CreateIndex
CREATE INDEX "nosotros_estadisticas_orden_id_idx" ON "nosotros_estadisticas"("orden", "id");

-- CreateIndex
CREATE INDEX "catalogos_pdf_fecha_publicacion_id_idx" ON "catalogos_pdf"("fecha_publicacion", "id");

-- CreateIndex
CREATE INDEX "catalogos_pdf_medio_id_idx" ON "catalogos_pdf"("medio_id");

-- CreateIndex
CREATE INDEX "configuracion_logo_medio_id_idx" ON "configuracion_logo"("medio_id");

-- CreateIndex
CREATE INDEX "ubicaciones_contacto_orden_id_idx" ON "ubicaciones_contacto"("orden", "id");

-- CreateIndex
CREATE UNIQUE INDEX "admin_users_email_clave_key" ON "admin_users"("email_clave");

-- CreateIndex
CREATE UNIQUE INDEX "admin_sessions_session_token_key" ON "admin_sessions"("session_token");

-- CreateIndex
CREATE INDEX "admin_sessions_admin_user_id_idx" ON "admin_sessions"("admin_user_id");

-- CreateIndex
CREATE INDEX "admin_sessions_expires_at_idx" ON "admin_sessions"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "enlaces_acceso_token_hash_key" ON "enlaces_acceso"("token_hash");

-- CreateIndex
CREATE INDEX "enlaces_acceso_admin_user_id_idx" ON "enlaces_acceso"("admin_user_id");

-- CreateIndex
CREATE INDEX "limites_vence_at_idx" ON "limites"("vence_at");

-- CreateIndex
CREATE UNIQUE INDEX "mensajes_contacto_idempotencia_key" ON "mensajes_contacto"("idempotencia");

-- CreateIndex
CREATE INDEX "mensajes_contacto_estado_id_idx" ON "mensajes_contacto"("estado", "id");

-- CreateIndex
CREATE INDEX "mensajes_contacto_created_at_idx" ON "mensajes_contacto"("created_at");

-- CreateIndex
CREATE INDEX "outbox_estado_proximo_intento_idx" ON "outbox"("estado", "proximo_intento");

-- CreateIndex
CREATE INDEX "outbox_mensaje_id_idx" ON "outbox"("mensaje_id");

-- CreateIndex
CREATE INDEX "outbox_intentos_salida_id_idx" ON "outbox_intentos"("salida_id");

-- CreateIndex
CREATE INDEX "auditoria_entidad_entidad_id_idx" ON "auditoria"("entidad", "entidad_id");

-- CreateIndex
CREATE INDEX "auditoria_created_at_idx" ON "auditoria"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "backups_archivo_key" ON "backups"("archivo");

-- CreateIndex
CREATE INDEX "backups_created_at_idx" ON "backups"("created_at");

-- Everything below is written by hand: what the models cannot say.

-- At most one published catalogue and one logo (decision 28).
CREATE UNIQUE INDEX "catalogos_pdf_un_activo" ON "catalogos_pdf" ("activo") WHERE "activo";
CREATE UNIQUE INDEX "configuracion_logo_un_activo" ON "configuracion_logo" ("activo") WHERE "activo";

-- How many products a subcategory holds, so that no list has to count them.
CREATE TRIGGER "productos_cuenta_ins" AFTER INSERT ON "productos" BEGIN
  UPDATE "subcategorias" SET "productos_total" = "productos_total" + 1, "productos_visibles" = "productos_visibles" + NEW."visible"
    WHERE "id" = NEW."subcategoria_id";
END;
CREATE TRIGGER "productos_cuenta_del" AFTER DELETE ON "productos" BEGIN
  UPDATE "subcategorias" SET "productos_total" = "productos_total" - 1, "productos_visibles" = "productos_visibles" - OLD."visible"
    WHERE "id" = OLD."subcategoria_id";
END;
CREATE TRIGGER "productos_cuenta_upd" AFTER UPDATE OF "subcategoria_id", "visible" ON "productos" BEGIN
  UPDATE "subcategorias" SET "productos_total" = "productos_total" - 1, "productos_visibles" = "productos_visibles" - OLD."visible"
    WHERE "id" = OLD."subcategoria_id";
  UPDATE "subcategorias" SET "productos_total" = "productos_total" + 1, "productos_visibles" = "productos_visibles" + NEW."visible"
    WHERE "id" = NEW."subcategoria_id";
END;

INSERT INTO "contenido_version" ("id", "version") VALUES (1, 1);

-- The seven fixed categories (decision 4).
INSERT INTO "categorias_info" ("fija_id", "nombre", "clave", "slug", "descripcion", "orden", "created_at", "updated_at") VALUES
  ('accesorios-4x4', 'Accesorios 4X4', 'ACCESORIOS 4X4', 'accesorios-4x4', 'Pasamanos, estribos, portaequipajes y defensas para campero y pickup.', 1, '2026-11-20T00:00:00.000+00:00', '2026-11-20T00:00:00.000+00:00'),
  ('accesorios-automoviles', 'Accesorios Automóviles', 'ACCESORIOS AUTOMOVILES', 'accesorios-automoviles', 'Copas de rin, bocelería y complementos para uso diario.', 2, '2026-11-20T00:00:00.000+00:00', '2026-11-20T00:00:00.000+00:00'),
  ('amortiguadores', 'Amortiguadores', 'AMORTIGUADORES', 'amortiguadores', 'Delanteros, traseros y de compuerta, con y sin resorte.', 3, '2026-11-20T00:00:00.000+00:00', '2026-11-20T00:00:00.000+00:00'),
  ('carroceria', 'Carrocería', 'CARROCERIA', 'carroceria', 'Guardabarros, persianas y refuerzos en lámina estampada.', 4, '2026-11-20T00:00:00.000+00:00', '2026-11-20T00:00:00.000+00:00'),
  ('ferreteria', 'Ferretería', 'FERRETERIA', 'ferreteria', 'Pernos, tuercas, abrazaderas y grapas de fijación.', 5, '2026-11-20T00:00:00.000+00:00', '2026-11-20T00:00:00.000+00:00'),
  ('guardapolvos', 'Guardapolvos', 'GUARDAPOLVOS', 'guardapolvos', 'Fuelles para junta homocinética, dirección y amortiguador.', 6, '2026-11-20T00:00:00.000+00:00', '2026-11-20T00:00:00.000+00:00'),
  ('seguridad-vehicular', 'Seguridad Vehicular', 'SEGURIDAD VEHICULAR', 'seguridad-vehicular', 'Seguros, cilindros y cerraduras para puertas y capó.', 7, '2026-11-20T00:00:00.000+00:00', '2026-11-20T00:00:00.000+00:00');

-- Words of the products, for the public search. The texts are folded already, so the tokenizer only splits at spaces.
CREATE VIRTUAL TABLE "productos_fts" USING fts5("busqueda", content='productos', content_rowid='id', tokenize='ascii', prefix='2 3 4');
CREATE TRIGGER "productos_fts_ins" AFTER INSERT ON "productos" BEGIN
  INSERT INTO "productos_fts" (rowid, "busqueda") VALUES (NEW."id", NEW."busqueda");
END;
CREATE TRIGGER "productos_fts_del" AFTER DELETE ON "productos" BEGIN
  INSERT INTO "productos_fts" ("productos_fts", rowid, "busqueda") VALUES ('delete', OLD."id", OLD."busqueda");
END;
CREATE TRIGGER "productos_fts_upd" AFTER UPDATE OF "busqueda" ON "productos" BEGIN
  INSERT INTO "productos_fts" ("productos_fts", rowid, "busqueda") VALUES ('delete', OLD."id", OLD."busqueda");
  INSERT INTO "productos_fts" (rowid, "busqueda") VALUES (NEW."id", NEW."busqueda");
END;
