import type { Messages } from '../../types.ts';

export default {
  format: 'Solo imágenes PNG, JPG o JPEG',
  dimensions: 'Las dimensiones de la imagen no son correctas. Ajusta la portada y vuelve a subirla.',
  size: 'El tamaño del archivo no es correcto. Vuelve a subir la imagen.',
  choose: 'Elegir una imagen',
  replace: 'Elegir otra imagen',
  drop: 'Suelta una imagen aquí',
  crop: 'Encuadrar la portada',
  crop_text:
    'Arrastra la imagen para colocarla o usa las flechas del teclado. Todo lo que quede dentro del marco será la portada.',
  zoom: 'Zoom',
  apply: 'Usar esta portada',
  uploading: 'Subiendo…',
  too_small: 'Esta imagen mide menos de %{width}×%{height} y se verá borrosa.',
  too_many: 'Has alcanzado el número máximo de imágenes que puedes subir.',
  quota: 'Tu cuenta ya guarda todas las imágenes que puede: %{images}, o %{megabytes} MB en total.',
  png: 'Solo imágenes PNG',
  transparent: 'El fondo de la firma debe ser transparente.',
  pixels: 'La imagen tiene demasiados píxeles: como máximo %{side} por lado y %{megapixels} millones en total.',
} satisfies Messages['upload'];
