/** Images on their way to the server. */
export default {
  format: 'Only PNG, JPG or JPEG images',
  dimensions: 'The image dimensions are wrong. Please adjust the cover and re-upload.',
  size: 'The image size is wrong. Please re-upload.',
  choose: 'Choose an image',
  replace: 'Choose another image',
  drop: 'Drop an image here',
  crop: 'Fit the cover',
  crop_text: 'Drag the picture to place it, or use the arrow keys. Everything inside the frame becomes the cover.',
  zoom: 'Zoom',
  apply: 'Use this cover',
  uploading: 'Uploading …',
  too_small: 'This picture is smaller than %{width}×%{height} and will look blurred.',
  too_many: 'You have reached the maximum number of images that you can upload.',
  quota: 'Your account already holds as many images as it can: %{images}, or %{megabytes} MB in all.',
  png: 'Only PNG images',
  transparent: 'The background of the signature must be transparent.',
};
