import type { Messages } from '../../types.ts';

export default {
  format: '仅支持 PNG、JPG 或 JPEG 图片',
  dimensions: '图片尺寸不符合要求，请调整封面后重新上传。',
  size: '图片文件大小不符合要求，请重新上传。',
  choose: '选择图片',
  replace: '更换图片',
  drop: '将图片拖放到这里',
  crop: '调整封面',
  crop_text: '拖动图片或使用方向键调整位置，框内的部分将作为封面。',
  zoom: '缩放',
  apply: '使用此封面',
  uploading: '正在上传…',
  too_small: '图片小于 %{width}×%{height}，显示时会模糊。',
  too_many: '您上传的图片已达数量上限。',
  quota: '您的账号保存的图片已达上限：%{images} 张，或总计 %{megabytes} MB。',
  png: '仅支持 PNG 图片',
  transparent: '签名图片的背景必须透明。',
  pixels: '图片像素过多：每边最多 %{side} 像素，总计不超过 %{megapixels} 百万像素。',
} satisfies Messages['upload'];
