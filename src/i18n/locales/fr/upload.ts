import type { Messages } from '../../types.ts';

export default {
  format: 'Images PNG, JPG ou JPEG uniquement',
  dimensions: 'Les dimensions de l’image ne conviennent pas. Ajustez la couverture et importez-la à nouveau.',
  size: 'Le poids de l’image ne convient pas. Importez-la à nouveau.',
  choose: 'Choisir une image',
  replace: 'Choisir une autre image',
  drop: 'Déposez une image ici',
  crop: 'Recadrer la couverture',
  crop_text:
    'Faites glisser l’image pour la placer, ou utilisez les flèches du clavier. Tout ce qui est dans le cadre devient la couverture.',
  zoom: 'Zoom',
  apply: 'Utiliser cette couverture',
  uploading: 'Importation…',
  too_small: 'Cette image fait moins de %{width}×%{height} et paraîtra floue.',
  too_many: 'Vous avez atteint le nombre maximal d’images que vous pouvez envoyer.',
  quota: 'Votre compte contient déjà le maximum d’images autorisé : %{images}, ou %{megabytes} Mo au total.',
  png: 'Images PNG uniquement',
  transparent: 'Le fond de la signature doit être transparent.',
  pixels: 'L’image contient trop de pixels : au plus %{side} par côté et %{megapixels} millions au total.',
} satisfies Messages['upload'];
