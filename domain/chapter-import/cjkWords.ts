/** What chapters are gathered in. */
export const volumeWords = '卷|部(?![分门門队隊下长長])|册|冊|巻|季(?![节節度])|幕(?![后後僚])';

/** Sections that no number names. A title may follow. */
export const sectionWords = [
  '楔子|序章|序幕|序曲|序言|自序|序|引子|引言|前言|导言|導言|开篇|開篇|尾声|尾聲|终章|終章|终曲|終曲|最终章|最終章|大结局|大結局|后记|後記|跋',
  '间章|間章|幕间|幕間|间幕|間幕|插曲|完本感言|上架感言|完结感言|作者的话|作者的話|内容简介|內容簡介|作品简介|简介|簡介|人物介绍|人物表',
  'プロローグ|エピローグ|閑話|間話|幕あい|あとがき|まえがき|はじめに|おわりに|登場人物|断章|終幕',
].join('|');

/** Sections that may have numbers of their own: 番外三 重逢. */
export const extraWords = '番外篇|番外編|番外|外传|外傳|外伝|特典|特别篇|特別篇|特別編|後日談|后日谈|小剧场|小劇場';
