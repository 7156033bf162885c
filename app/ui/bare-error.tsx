/** What is left when not even the frame of a page can be shown. */
export function BareError() {
  return (
    <main className="wrap py-20">
      <title>Error</title>
      <h1 className="h1">Error</h1>
      <p className="lead mt-4">Ocurrió un error. Intente de nuevo en unos minutos.</p>
      <p className="mt-6">
        <a className="btn" href="/">
          Volver al inicio
        </a>
      </p>
    </main>
  );
}
