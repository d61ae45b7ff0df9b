import type { StoryLanguage } from '#domain/languages.ts';

/** An author of the demo data. A signed one has stories under contract, the demo account `newauthor` has none at all. */
export interface AuthorEntry {
  user_name: string;
  pen_name: string;
  language: StoryLanguage;
  signed: boolean;
}

const createSigned = (language: StoryLanguage, user_name: string, pen_name: string): AuthorEntry => ({
  user_name,
  pen_name,
  language,
  signed: true,
});
const createUnsigned = (language: StoryLanguage, user_name: string, pen_name: string): AuthorEntry => ({
  user_name,
  pen_name,
  language,
  signed: false,
});

export const demoAuthor = 'author';
export const demoNewcomer = 'newauthor';

export const authorEntries: readonly AuthorEntry[] = [
  createSigned('en', demoAuthor, 'Rosalind Vane'),
  createUnsigned('en', demoNewcomer, 'Theo Ashgrove'),
  createSigned('en', 'marcus_hale', 'M. J. Halloway'),
  createSigned('en', 'priya_nair', 'Saffron Wilde'),
  createSigned('en', 'tom_brennan', 'Cormac Reed'),
  createSigned('en', 'aisha_bello', 'Adaeze Moon'),
  createSigned('en', 'kate_lindqvist', 'Wren Hollis'),
  createSigned('en', 'dan_okafor', 'Dante Oakes'),
  createSigned('en', 'lucy_chen', 'Juniper Lark'),
  createUnsigned('en', 'ben_whitlock', 'Ezra Thorn'),
  createUnsigned('en', 'hannah_cole', 'Ivy Calloway'),
  createUnsigned('en', 'sam_rivera', 'Nico Hartwell'),
  createSigned('es', 'lucia_marquez', 'Luna de Abril'),
  createSigned('es', 'javier_ortega', 'J. Solano'),
  createSigned('es', 'camila_rojas', 'Marina Quiroga'),
  createUnsigned('es', 'diego_fuentes', 'Bruno Salvatierra'),
  createSigned('ko', 'seoyeon_kim', '달빛서재'),
  createSigned('ko', 'minjae_park', '흑연'),
  createSigned('ko', 'jiwoo_choi', '은하수'),
  createUnsigned('ko', 'hyunwoo_lee', '새벽세시'),
  createSigned('id', 'dewi_anggraini', 'Senja Kirana'),
  createSigned('id', 'rizky_pratama', 'Arga Wiratama'),
  createSigned('id', 'putri_maharani', 'Melati Jingga'),
  createUnsigned('id', 'bayu_saputra', 'Langit Biru'),
  createSigned('pt', 'ana_carvalho', 'Aurora Teles'),
  createSigned('pt', 'rafael_moura', 'Rui Valadares'),
  createSigned('pt', 'beatriz_lima', 'Bia Montenegro'),
  createUnsigned('pt', 'thiago_ramos', 'Caio Nogueira'),
  createSigned('th', 'nattaya_s', 'ดาริกา'),
  createSigned('th', 'kittipong_w', 'เมฆาราม'),
  createSigned('th', 'ploy_chan', 'พลอยจันทร์'),
  createUnsigned('th', 'anan_t', 'ลมเหนือ'),
  createSigned('fr', 'claire_dubois', 'Éléonore Vasseur'),
  createSigned('fr', 'hugo_lambert', 'Basile Morvan'),
  createSigned('fr', 'manon_girard', 'Margaux Sylvestre'),
  createUnsigned('fr', 'noe_perrin', 'Ulysse Castel'),
  createSigned('ru', 'anna_sokolova', 'Вера Заречная'),
  createSigned('ru', 'dmitry_orlov', 'Глеб Северин'),
  createSigned('ru', 'katya_belova', 'Агата Лисовская'),
  createUnsigned('ru', 'ilya_morozov', 'Илья Полынь'),
];
