-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "categorias_info" (
    "id" SERIAL NOT NULL,
    "fija_id" TEXT,
    "nombre" TEXT NOT NULL,
    "clave" TEXT COLLATE "C" NOT NULL,
    "slug" TEXT COLLATE "C" NOT NULL,
    "descripcion" TEXT NOT NULL,
    "orden" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "categorias_info_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subcategorias" (
    "id" SERIAL NOT NULL,
    "categoria_id" INTEGER NOT NULL,
    "nombre" TEXT NOT NULL,
    "clave" TEXT COLLATE "C" NOT NULL,
    "slug" TEXT COLLATE "C" NOT NULL,
    "descripcion" TEXT NOT NULL DEFAULT '',
    "productos_total" INTEGER NOT NULL DEFAULT 0,
    "productos_visibles" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subcategorias_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "productos" (
    "id" SERIAL NOT NULL,
    "codigo" TEXT NOT NULL,
    "codigo_clave" TEXT COLLATE "C" NOT NULL,
    "codigo_plano" TEXT COLLATE "C" NOT NULL,
    "nombre" TEXT NOT NULL,
    "clave" TEXT COLLATE "C" NOT NULL,
    "slug" TEXT COLLATE "C" NOT NULL,
    "descripcion" TEXT NOT NULL DEFAULT '',
    "categoria_id" INTEGER NOT NULL,
    "subcategoria_id" INTEGER NOT NULL,
    "visible" BOOLEAN NOT NULL DEFAULT true,
    "busqueda" TEXT COLLATE "C" NOT NULL,
    "medio_id" INTEGER,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "productos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "palabras" (
    "palabra" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "palabras_pkey" PRIMARY KEY ("palabra")
);

-- CreateTable
CREATE TABLE "historial_slugs" (
    "id" SERIAL NOT NULL,
    "tipo" TEXT NOT NULL,
    "padre_id" INTEGER NOT NULL,
    "slug" TEXT COLLATE "C" NOT NULL,
    "categoria_id" INTEGER,
    "subcategoria_id" INTEGER,
    "producto_id" INTEGER,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "historial_slugs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "medios" (
    "id" SERIAL NOT NULL,
    "almacen" TEXT NOT NULL DEFAULT 'disco',
    "clave" TEXT COLLATE "C" NOT NULL,
    "nombre" TEXT NOT NULL,
    "mime" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "ancho" INTEGER,
    "alto" INTEGER,
    "sha256" TEXT NOT NULL,
    "alt" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "medios_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "medios_uso" (
    "id" SERIAL NOT NULL,
    "medio_id" INTEGER NOT NULL,
    "categoria_id" INTEGER,
    "subcategoria_id" INTEGER,
    "orden" INTEGER NOT NULL,

    CONSTRAINT "medios_uso_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "menu_principal" (
    "id" SERIAL NOT NULL,
    "nombre" TEXT NOT NULL,
    "slug" TEXT COLLATE "C" NOT NULL,
    "activo" BOOLEAN NOT NULL DEFAULT true,
    "orden" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "menu_principal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "banner_home" (
    "id" SERIAL NOT NULL,
    "titulo" TEXT NOT NULL,
    "subtitulo" TEXT NOT NULL,
    "descripcion" TEXT NOT NULL,
    "texto_boton_pdf" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "banner_home_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bloque_categorias_home" (
    "id" SERIAL NOT NULL,
    "titulo" TEXT NOT NULL,
    "descripcion" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bloque_categorias_home_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "home_cta" (
    "id" SERIAL NOT NULL,
    "titulo" TEXT NOT NULL,
    "descripcion" TEXT NOT NULL,
    "texto_boton" TEXT NOT NULL,
    "url_boton" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "home_cta_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "beneficios_home" (
    "id" SERIAL NOT NULL,
    "icono" TEXT NOT NULL,
    "titulo" TEXT NOT NULL,
    "descripcion" TEXT NOT NULL,
    "orden" INTEGER NOT NULL DEFAULT 0,
    "activo" BOOLEAN NOT NULL DEFAULT true,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "beneficios_home_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "footer_contenido" (
    "id" SERIAL NOT NULL,
    "descripcion" TEXT NOT NULL,
    "copyright" TEXT NOT NULL,
    "leyenda" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "footer_contenido_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "footer_enlaces" (
    "id" SERIAL NOT NULL,
    "nombre" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "activo" BOOLEAN NOT NULL DEFAULT true,
    "orden" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "footer_enlaces_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "footer_contacto" (
    "id" SERIAL NOT NULL,
    "tipo" TEXT NOT NULL,
    "valor" TEXT NOT NULL,
    "activo" BOOLEAN NOT NULL DEFAULT true,
    "orden" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "footer_contacto_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "imagenes_sitio" (
    "id" SERIAL NOT NULL,
    "ubicacion" TEXT COLLATE "C" NOT NULL,
    "categoria" TEXT NOT NULL DEFAULT '',
    "subcategoria" TEXT NOT NULL DEFAULT '',
    "medio_id" INTEGER NOT NULL,
    "titulo" TEXT NOT NULL DEFAULT '',
    "descripcion" TEXT NOT NULL DEFAULT '',
    "orden" INTEGER NOT NULL DEFAULT 0,
    "activo" BOOLEAN NOT NULL DEFAULT true,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "imagenes_sitio_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "nosotros_secciones" (
    "id" SERIAL NOT NULL,
    "tipo" TEXT NOT NULL,
    "titulo" TEXT NOT NULL,
    "contenido" TEXT NOT NULL,
    "icono" TEXT NOT NULL DEFAULT '',
    "orden" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "nosotros_secciones_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "nosotros_valores" (
    "id" SERIAL NOT NULL,
    "valor" TEXT NOT NULL,
    "descripcion" TEXT NOT NULL,
    "icono" TEXT NOT NULL DEFAULT '',
    "orden" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "nosotros_valores_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "nosotros_estadisticas" (
    "id" SERIAL NOT NULL,
    "titulo" TEXT NOT NULL,
    "descripcion" TEXT NOT NULL,
    "orden" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "nosotros_estadisticas_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "catalogos_pdf" (
    "id" SERIAL NOT NULL,
    "nombre" TEXT NOT NULL,
    "medio_id" INTEGER NOT NULL,
    "version" TEXT NOT NULL DEFAULT '',
    "fecha_publicacion" TEXT COLLATE "C" NOT NULL,
    "activo" BOOLEAN NOT NULL DEFAULT false,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "catalogos_pdf_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "configuracion_logo" (
    "id" SERIAL NOT NULL,
    "medio_id" INTEGER NOT NULL,
    "activo" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "configuracion_logo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ubicaciones_contacto" (
    "id" SERIAL NOT NULL,
    "nombre" TEXT NOT NULL,
    "direccion" TEXT NOT NULL,
    "ciudad" TEXT NOT NULL,
    "telefono" TEXT NOT NULL,
    "telefono_whatsapp" TEXT NOT NULL,
    "correo" TEXT NOT NULL,
    "horario_semana" TEXT NOT NULL,
    "horario_sabado" TEXT NOT NULL,
    "horario_domingo" TEXT NOT NULL,
    "latitud" DOUBLE PRECISION,
    "longitud" DOUBLE PRECISION,
    "visible" BOOLEAN NOT NULL DEFAULT true,
    "orden" INTEGER NOT NULL DEFAULT 0,
    "busqueda" TEXT COLLATE "C" NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ubicaciones_contacto_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ajustes" (
    "clave" TEXT COLLATE "C" NOT NULL,
    "valor" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ajustes_pkey" PRIMARY KEY ("clave")
);

-- CreateTable
CREATE TABLE "contenido_version" (
    "id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "contenido_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "admin_users" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "email_clave" TEXT COLLATE "C" NOT NULL,
    "nombre" TEXT NOT NULL,
    "activo" BOOLEAN NOT NULL DEFAULT true,
    "password_hash" TEXT,
    "ultimo_ingreso" TIMESTAMP(3),
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "admin_users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "admin_sessions" (
    "id" SERIAL NOT NULL,
    "admin_user_id" INTEGER NOT NULL,
    "session_token" TEXT NOT NULL,
    "expires_at" TIMESTAMP(3) NOT NULL,
    "navegador" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "admin_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "enlaces_acceso" (
    "id" SERIAL NOT NULL,
    "tipo" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "admin_user_id" INTEGER,
    "expires_at" TIMESTAMP(3) NOT NULL,
    "usado_at" TIMESTAMP(3),
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "enlaces_acceso_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "limites" (
    "clave" TEXT COLLATE "C" NOT NULL,
    "intentos" INTEGER NOT NULL,
    "vence_at" TIMESTAMP(3) NOT NULL,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "limites_pkey" PRIMARY KEY ("clave")
);

-- CreateTable
CREATE TABLE "mensajes_contacto" (
    "id" SERIAL NOT NULL,
    "idempotencia" TEXT COLLATE "C" NOT NULL,
    "nombre" TEXT NOT NULL,
    "empresa" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL,
    "telefono" TEXT NOT NULL,
    "asunto" TEXT NOT NULL,
    "mensaje" TEXT NOT NULL,
    "estado" TEXT NOT NULL DEFAULT 'nuevo',
    "politica_version" TEXT NOT NULL,
    "aceptado_at" TIMESTAMP(3) NOT NULL,
    "consentimiento" BOOLEAN NOT NULL DEFAULT false,
    "ip_hash" TEXT NOT NULL DEFAULT '',
    "busqueda" TEXT COLLATE "C" NOT NULL,
    "respondido_at" TIMESTAMP(3),
    "revision" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mensajes_contacto_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" SERIAL NOT NULL,
    "tipo" TEXT NOT NULL,
    "mensaje_id" INTEGER,
    "datos" TEXT NOT NULL,
    "estado" TEXT NOT NULL DEFAULT 'pendiente',
    "intentos" INTEGER NOT NULL DEFAULT 0,
    "proximo_intento" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "tomada_hasta" TIMESTAMP(3),
    "tomada_por" TEXT,
    "referencia" TEXT,
    "error" TEXT,
    "enviada_at" TIMESTAMP(3),
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox_intentos" (
    "id" SERIAL NOT NULL,
    "salida_id" INTEGER NOT NULL,
    "resultado" TEXT NOT NULL,
    "detalle" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_intentos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "auditoria" (
    "id" SERIAL NOT NULL,
    "admin_user_id" INTEGER,
    "admin_nombre" TEXT NOT NULL,
    "accion" TEXT NOT NULL,
    "entidad" TEXT NOT NULL,
    "entidad_id" TEXT NOT NULL,
    "antes" TEXT,
    "despues" TEXT,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "auditoria_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "backups" (
    "id" SERIAL NOT NULL,
    "archivo" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "resumen" TEXT NOT NULL,
    "automatico" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "backups_pkey" PRIMARY KEY ("id")
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

-- AddForeignKey
ALTER TABLE "subcategorias" ADD CONSTRAINT "subcategorias_categoria_id_fkey" FOREIGN KEY ("categoria_id") REFERENCES "categorias_info"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "productos" ADD CONSTRAINT "productos_categoria_id_fkey" FOREIGN KEY ("categoria_id") REFERENCES "categorias_info"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "productos" ADD CONSTRAINT "productos_subcategoria_id_fkey" FOREIGN KEY ("subcategoria_id") REFERENCES "subcategorias"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "productos" ADD CONSTRAINT "productos_medio_id_fkey" FOREIGN KEY ("medio_id") REFERENCES "medios"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "historial_slugs" ADD CONSTRAINT "historial_slugs_categoria_id_fkey" FOREIGN KEY ("categoria_id") REFERENCES "categorias_info"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "historial_slugs" ADD CONSTRAINT "historial_slugs_subcategoria_id_fkey" FOREIGN KEY ("subcategoria_id") REFERENCES "subcategorias"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "historial_slugs" ADD CONSTRAINT "historial_slugs_producto_id_fkey" FOREIGN KEY ("producto_id") REFERENCES "productos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "medios_uso" ADD CONSTRAINT "medios_uso_medio_id_fkey" FOREIGN KEY ("medio_id") REFERENCES "medios"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "medios_uso" ADD CONSTRAINT "medios_uso_categoria_id_fkey" FOREIGN KEY ("categoria_id") REFERENCES "categorias_info"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "medios_uso" ADD CONSTRAINT "medios_uso_subcategoria_id_fkey" FOREIGN KEY ("subcategoria_id") REFERENCES "subcategorias"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "imagenes_sitio" ADD CONSTRAINT "imagenes_sitio_medio_id_fkey" FOREIGN KEY ("medio_id") REFERENCES "medios"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "catalogos_pdf" ADD CONSTRAINT "catalogos_pdf_medio_id_fkey" FOREIGN KEY ("medio_id") REFERENCES "medios"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "configuracion_logo" ADD CONSTRAINT "configuracion_logo_medio_id_fkey" FOREIGN KEY ("medio_id") REFERENCES "medios"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "admin_sessions" ADD CONSTRAINT "admin_sessions_admin_user_id_fkey" FOREIGN KEY ("admin_user_id") REFERENCES "admin_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "enlaces_acceso" ADD CONSTRAINT "enlaces_acceso_admin_user_id_fkey" FOREIGN KEY ("admin_user_id") REFERENCES "admin_users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_mensaje_id_fkey" FOREIGN KEY ("mensaje_id") REFERENCES "mensajes_contacto"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox_intentos" ADD CONSTRAINT "outbox_intentos_salida_id_fkey" FOREIGN KEY ("salida_id") REFERENCES "outbox"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Everything below is written by hand: what the models cannot say.

-- At most one published catalogue and one logo (decision 28).
CREATE UNIQUE INDEX "catalogos_pdf_un_activo" ON "catalogos_pdf" ("activo") WHERE "activo";
CREATE UNIQUE INDEX "configuracion_logo_un_activo" ON "configuracion_logo" ("activo") WHERE "activo";

-- A file is used by a category or by a subcategory, never by both or none.
ALTER TABLE "medios_uso" ADD CONSTRAINT "medios_uso_un_dueno" CHECK (("categoria_id" IS NULL) <> ("subcategoria_id" IS NULL));

-- How many products a subcategory holds, so that no list has to count them.
CREATE FUNCTION "productos_cuenta"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE "subcategorias" s SET "productos_total" = "productos_total" - c.n, "productos_visibles" = "productos_visibles" - c.v
      FROM (SELECT "subcategoria_id", count(*) n, count(*) FILTER (WHERE "visible") v FROM antes GROUP BY 1 ORDER BY 1) c
      WHERE s."id" = c."subcategoria_id";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE "subcategorias" s SET "productos_total" = "productos_total" + c.n, "productos_visibles" = "productos_visibles" + c.v
      FROM (SELECT "subcategoria_id", count(*) n, count(*) FILTER (WHERE "visible") v FROM despues GROUP BY 1 ORDER BY 1) c
      WHERE s."id" = c."subcategoria_id";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "productos_cuenta_ins" AFTER INSERT ON "productos" REFERENCING NEW TABLE AS despues
  FOR EACH STATEMENT EXECUTE FUNCTION "productos_cuenta"();
CREATE TRIGGER "productos_cuenta_del" AFTER DELETE ON "productos" REFERENCING OLD TABLE AS antes
  FOR EACH STATEMENT EXECUTE FUNCTION "productos_cuenta"();
CREATE TRIGGER "productos_cuenta_upd" AFTER UPDATE ON "productos" REFERENCING OLD TABLE AS antes NEW TABLE AS despues
  FOR EACH STATEMENT EXECUTE FUNCTION "productos_cuenta"();

INSERT INTO "contenido_version" ("id", "version") VALUES (1, 1);

-- The seven fixed categories (decision 4).
INSERT INTO "categorias_info" ("fija_id", "nombre", "clave", "slug", "descripcion", "orden", "created_at", "updated_at") VALUES
  ('accesorios-4x4', 'Accesorios 4X4', 'ACCESORIOS 4X4', 'accesorios-4x4', 'Pasamanos, estribos, portaequipajes y defensas para campero y pickup.', 1, '2026-11-20T00:00:00.000', '2026-11-20T00:00:00.000'),
  ('accesorios-automoviles', 'Accesorios Automóviles', 'ACCESORIOS AUTOMOVILES', 'accesorios-automoviles', 'Copas de rin, bocelería y complementos para uso diario.', 2, '2026-11-20T00:00:00.000', '2026-11-20T00:00:00.000'),
  ('amortiguadores', 'Amortiguadores', 'AMORTIGUADORES', 'amortiguadores', 'Delanteros, traseros y de compuerta, con y sin resorte.', 3, '2026-11-20T00:00:00.000', '2026-11-20T00:00:00.000'),
  ('carroceria', 'Carrocería', 'CARROCERIA', 'carroceria', 'Guardabarros, persianas y refuerzos en lámina estampada.', 4, '2026-11-20T00:00:00.000', '2026-11-20T00:00:00.000'),
  ('ferreteria', 'Ferretería', 'FERRETERIA', 'ferreteria', 'Pernos, tuercas, abrazaderas y grapas de fijación.', 5, '2026-11-20T00:00:00.000', '2026-11-20T00:00:00.000'),
  ('guardapolvos', 'Guardapolvos', 'GUARDAPOLVOS', 'guardapolvos', 'Fuelles para junta homocinética, dirección y amortiguador.', 6, '2026-11-20T00:00:00.000', '2026-11-20T00:00:00.000'),
  ('seguridad-vehicular', 'Seguridad Vehicular', 'SEGURIDAD VEHICULAR', 'seguridad-vehicular', 'Seguros, cilindros y cerraduras para puertas y capó.', 7, '2026-11-20T00:00:00.000', '2026-11-20T00:00:00.000');

-- Words of the products, for the public search. The texts are folded already: every word is a lexeme as it stands.
ALTER TABLE "productos" ADD COLUMN "palabras" tsvector
  GENERATED ALWAYS AS (array_to_tsvector(array_remove(string_to_array("busqueda", ' '), ''))) STORED;
CREATE INDEX "productos_palabras_idx" ON "productos" USING gin ("palabras");
