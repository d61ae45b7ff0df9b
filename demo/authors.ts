import type { StoryLanguage } from '#domain/languages.ts';

/** An author of the demo data. A signed one has stories under contract, the demo account `newauthor` has none at all. */
export interface AuthorEntry {
  user_name: string;
  pen_name: string;
  language: StoryLanguage;
  signed: boolean;
}

const signed = (language: StoryLanguage, user_name: string, pen_name: string): AuthorEntry => ({
  user_name,
  pen_name,
  language,
  signed: true,
});
const unsigned = (language: StoryLanguage, user_name: string, pen_name: string): AuthorEntry => ({
  user_name,
  pen_name,
  language,
  signed: false,
});

export const demoAuthor = 'author';
export const demoNewcomer = 'newauthor';

export const authorEntries: readonly AuthorEntry[] = [
  signed('en', demoAuthor, 'Rosalind Vane'),
  unsigned('en', demoNewcomer, 'Theo Ashgrove'),
  signed('en', 'marcus_hale', 'M. J. Halloway'),
  signed('en', 'priya_nair', 'Saffron Wilde'),
  signed('en', 'tom_brennan', 'Cormac Reed'),
  signed('en', 'aisha_bello', 'Adaeze Moon'),
  signed('en', 'kate_lindqvist', 'Wren Hollis'),
  signed('en', 'dan_okafor', 'Dante Oakes'),
  signed('en', 'lucy_chen', 'Juniper Lark'),
  unsigned('en', 'ben_whitlock', 'Ezra Thorn'),
  unsigned('en', 'hannah_cole', 'Ivy Calloway'),
  unsigned('en', 'sam_rivera', 'Nico Hartwell'),
  signed('es', 'lucia_marquez', 'Luna de Abril'),
  signed('es', 'javier_ortega', 'J. Solano'),
  signed('es', 'camila_rojas', 'Marina Quiroga'),
  unsigned('es', 'diego_fuentes', 'Bruno Salvatierra'),
  signed('ko', 'seoyeon_kim', '달빛서재'),
  signed('ko', 'minjae_park', '흑연'),
  signed('ko', 'jiwoo_choi', '은하수'),
  unsigned('ko', 'hyunwoo_lee', '새벽세시'),
  signed('id', 'dewi_anggraini', 'Senja Kirana'),
  signed('id', 'rizky_pratama', 'Arga Wiratama'),
  signed('id', 'putri_maharani', 'Melati Jingga'),
  unsigned('id', 'bayu_saputra', 'Langit Biru'),
  signed('pt', 'ana_carvalho', 'Aurora Teles'),
  signed('pt', 'rafael_moura', 'Rui Valadares'),
  signed('pt', 'beatriz_lima', 'Bia Montenegro'),
  unsigned('pt', 'thiago_ramos', 'Caio Nogueira'),
  signed('th', 'nattaya_s', 'ดาริกา'),
  signed('th', 'kittipong_w', 'เมฆาราม'),
  signed('th', 'ploy_chan', 'พลอยจันทร์'),
  unsigned('th', 'anan_t', 'ลมเหนือ'),
  signed('fr', 'claire_dubois', 'Éléonore Vasseur'),
  signed('fr', 'hugo_lambert', 'Basile Morvan'),
  signed('fr', 'manon_girard', 'Margaux Sylvestre'),
  unsigned('fr', 'noe_perrin', 'Ulysse Castel'),
  signed('ru', 'anna_sokolova', 'Вера Заречная'),
  signed('ru', 'dmitry_orlov', 'Глеб Северин'),
  signed('ru', 'katya_belova', 'Агата Лисовская'),
  unsigned('ru', 'ilya_morozov', 'Илья Полынь'),
];
