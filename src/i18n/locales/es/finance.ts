import type { Messages } from '../../types.ts';

export default {
  errors: {
    month_closed: 'Este mes se acaba de cerrar. Inténtalo de nuevo: se registrará en el siguiente.',
    positive: 'Escribe un importe mayor que cero.',
    future_day: 'Ese día aún no ha llegado.',
    no_csv: 'No es un archivo CSV en UTF-8 con las mismas columnas en todas las líneas.',
    many_lines: 'Un archivo puede tener %{max} líneas como máximo. Divídelo.',
    no_lines: 'El archivo solo contiene el encabezado.',
    columns: 'Las columnas deben ser %{columns}. Revisa: %{wrong}.',
    not_signed: 'Esta obra no tiene un contrato firmado.',
    line_twice: 'La línea %{line} ya tiene la misma aplicación, día, obra e idioma.',
    line_booked: 'Esta línea ya se registró con la importación %{id}.',
    lines_booked: 'Algunas de estas líneas se acaban de registrar desde otro archivo. Vuelve a revisarlo.',
    same_file: 'Este archivo ya se registró: importación %{id}.',
    reversed: 'Esta importación ya se anuló.',
    own_money: 'Nadie aprueba lo que ha creado. Debe decidirlo otra persona.',
    decided: 'Ya se ha decidido. Vuelve a abrirlo.',
    bonus_exclusive: 'El bono por actualización es para obras exclusivas con contrato.',
    bonus_idle_days: 'Hubo %{idle_days} días sin escribir en el mes; se admiten %{max}.',
    bonus_revenue: 'Tus obras exclusivas ganaron $%{revenue} en el mes; el bono es para menos de $%{below}.',
    bonus_once: 'Ya lo solicitaste para este mes.',
    close_over: 'Este mes aún no ha terminado.',
    close_open: 'Este mes ya está cerrado.',
    close_before: 'Los meses se cierran en orden: el siguiente es %{month}.',
    close_balanced: 'Los libros no cuadran. No se puede cerrar nada hasta aclararlo.',
  },
} satisfies Messages['finance'];
