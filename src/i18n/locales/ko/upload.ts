import type { Messages } from '../../types.ts';

export default {
  format: 'PNG, JPG, JPEG 이미지만 사용할 수 있어요',
  dimensions: '이미지의 가로세로 크기가 맞지 않아요. 표지를 조정해 다시 업로드해 주세요.',
  size: '이미지 용량이 맞지 않아요. 다시 업로드해 주세요.',
  choose: '이미지 선택',
  replace: '다른 이미지 선택',
  drop: '이미지를 여기로 끌어다 놓으세요',
  crop: '표지 맞추기',
  crop_text: '이미지를 끌거나 방향키로 위치를 맞춰 주세요. 테두리 안쪽이 표지로 사용돼요.',
  zoom: '확대/축소',
  apply: '이 표지 사용',
  uploading: '업로드 중…',
  too_small: '이미지가 %{width}×%{height}보다 작아 흐릿하게 보일 수 있어요.',
  too_many: '업로드할 수 있는 최대 이미지 수에 도달했어요.',
  quota: '계정에 저장할 수 있는 이미지 한도(%{images}장 또는 총 %{megabytes}MB)에 도달했어요.',
  png: 'PNG 이미지만 올릴 수 있어요',
  transparent: '서명 이미지의 배경은 투명해야 해요.',
  pixels: '이미지의 픽셀 수가 너무 많아요. 한 변은 %{side}픽셀, 전체는 %{megapixels}백만 픽셀까지 올릴 수 있어요.',
} satisfies Messages['upload'];
