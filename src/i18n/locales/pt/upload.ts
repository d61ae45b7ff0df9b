import type { Messages } from '../../types.ts';

export default {
  format: 'Apenas imagens PNG, JPG ou JPEG',
  dimensions: 'As dimensões da imagem estão incorretas. Ajuste a capa e envie de novo.',
  size: 'O tamanho do arquivo da imagem está incorreto. Envie de novo.',
  choose: 'Escolher imagem',
  replace: 'Escolher outra imagem',
  drop: 'Solte uma imagem aqui',
  crop: 'Ajustar a capa',
  crop_text:
    'Arraste a imagem para posicioná-la ou use as setas do teclado. O que ficar dentro da moldura vira a capa.',
  zoom: 'Zoom',
  apply: 'Usar esta capa',
  uploading: 'Enviando…',
  too_small: 'Esta imagem é menor que %{width}×%{height} e vai ficar desfocada.',
  too_many: 'Você atingiu o número máximo de imagens que pode enviar.',
  quota: 'Sua conta já guarda o máximo de imagens permitido: %{images}, ou %{megabytes} MB no total.',
  png: 'Somente imagens PNG',
  transparent: 'O fundo da assinatura deve ser transparente.',
  pixels: 'A imagem tem pixels demais: no máximo %{side} por lado e %{megapixels} milhões no total.',
} satisfies Messages['upload'];
