import type { ProductoFijo } from "../../tipos";

/** Codes as real lists have them: slashes, inches, leading zeros. */
export const pernosFijos: ProductoFijo[] = [
  {
    codigo: "FE-0412",
    nombre: "Perno hexagonal con arandela, grado 8.8",
    descripcion: "Zincado, rosca parcial. Bolsa por 50 unidades.",
    medio: "partes/tornillo-hexagonal.webp",
  },
  { codigo: "FE-1/2-13", nombre: 'Perno hexagonal 1/2" × 2", rosca 13 hilos', medio: "partes/tornillo-hexagonal.webp" },
  { codigo: "FE-3/8-16", nombre: 'Perno hexagonal 3/8" × 1 1/2", rosca 16 hilos' },
  {
    codigo: "00412",
    nombre: "Perno hexagonal con arandela, referencia anterior",
    descripcion: "Reemplazado por FE-0412.",
    oculto: true,
  },
  {
    codigo: "FE-0400",
    nombre:
      "Surtido de pernos hexagonales, tuercas de seguridad y arandelas planas en caja organizadora con divisiones, 120 piezas",
    descripcion: "Medidas corrientes en taller, de M5 a M10.",
    medio: "partes/tornillo-hexagonal.webp",
  },
  {
    codigo: "FE-0402",
    nombre: "Kit de fijación para guardalodo: pernos, tuercas y arandelas",
    medio: "partes/tornillo-hexagonal.webp",
  },
  {
    codigo: "FE-0405",
    nombre: "Kit de tornillería zincada para instalación",
    descripcion: "Pernos, tuercas y arandelas surtidos.",
  },
];
