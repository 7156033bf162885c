import { vehiculosHref } from "~/domain/vehiculos/hrefs";

/** The way to the search by vehicle from the header; with JavaScript its form opens in this place. */
export function EnlaceVehiculo({ className }: { className: string | undefined }) {
  return (
    <ged-enlace-vehiculo>
      <a className={className} href={vehiculosHref}>
        Buscar por vehículo
      </a>
    </ged-enlace-vehiculo>
  );
}
