/** Post codes with letters: an example, and what all of the country look like. */
const lettered: Partial<Record<string, readonly [example: string, shape: RegExp]>> = {
  AD: ['AD500', /^AD\d{3}$/],
  AR: ['C1425CLA', /^[A-Z]\d{4}[A-Z]{3}$/],
  AZ: ['AZ1000', /^AZ ?\d{4}$/],
  BB: ['BB11000', /^BB\d{5}$/],
  BM: ['HM 11', /^[A-Z]{2} ?([A-Z]{2}|\d{2})$/],
  BN: ['BS8811', /^[A-Z]{2} ?\d{4}$/],
  CA: ['K1A 0B1', /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/],
  FK: ['FIQQ 1ZZ', /^FIQQ ?1ZZ$/],
  GB: ['SW1A 1AA', /^(([A-Z]{1,2}\d[A-Z\d]?|GIR) ?\d[A-Z]{2}|BFPO ?\d{1,4})$/],
  GG: ['GY1 1AA', /^GY\d{1,2} ?\d[A-Z]{2}$/],
  GI: ['GX11 1AA', /^GX11 ?1AA$/],
  GS: ['SIQQ 1ZZ', /^SIQQ ?1ZZ$/],
  IE: ['D02 AF30', /^([A-Z]\d{2}|D6W) ?[A-Z\d]{4}$/],
  IM: ['IM1 1AA', /^IM\d{1,2} ?\d[A-Z]{2}$/],
  IO: ['BBND 1ZZ', /^BBND ?1ZZ$/],
  JE: ['JE2 3AB', /^JE\d{1,2} ?\d[A-Z]{2}$/],
  KY: ['KY1-1100', /^KY\d-?\d{4}$/],
  KZ: ['A25D5G0', /^[A-Z]\d{2}[A-Z]\d[A-Z]\d$/],
  LC: ['LC04 101', /^LC\d{2} ?\d{3}$/],
  LT: ['LT-01100', /^LT-?\d{5}$/],
  LV: ['LV-1010', /^LV-?\d{4}$/],
  MD: ['MD-2001', /^MD-?\d{4}$/],
  MT: ['VLT 1117', /^[A-Z]{3} ?\d{4}$/],
  NL: ['1012 AB', /^\d{4} ?[A-Z]{2}$/],
  PN: ['PCRN 1ZZ', /^PCRN ?1ZZ$/],
  SH: ['STHL 1ZZ', /^(ASCN|STHL|TDCU) ?1ZZ$/],
  SO: ['JH 09010', /^[A-Z]{2} ?\d{5}$/],
  SV: ['CP 1101', /^CP ?\d{4}$/],
  SZ: ['H100', /^[A-Z]\d{3}$/],
  TC: ['TKCA 1ZZ', /^TKCA ?1ZZ$/],
  VC: ['VC0100', /^VC\d{4}$/],
  VG: ['VG1110', /^VG ?\d{4}$/],
};

/** Post codes of digits, without the space or hyphen that some are written with. */
const digital = Object.fromEntries(
  `AT1010 AU2000 BD1000 BE1000 BG1000 BR01310100 BY220004 CH8001 CL8320000 CN100000 CO110111 CR10101 CY1010 CZ11000
DE10115 DK1050 DO10101 DZ16000 EC170515 EE10111 EG11511 ES28001 FI00100 FR75001 GE0105 GR10431 GT01001 HR10000 HU1051
ID10110 IL9100001 IN110001 IQ10001 IR1136845411 IS101 IT00118 JO11118 JP1000001 KE00100 KG720001 KH120101 KR04524
KW13001 LA01000 LB11072020 LI9490 LK00100 LU1111 MA10000 MC98000 ME81000 MK1000 MM11181 MN14200 MX06000 MY50000 MZ1100
NG900211 NO0150 NP44600 NZ6011 PE15001 PH1000 PK44000 PL00001 PT1000001 PY001001 RO010011 RS11000 RU101000 SA11564
SE11120 SG018956 SI1000 SK81101 SM47890 SN12500 TH10200 TJ734000 TM744000 TN1000 TR06420 TW100012 UA01001 US10001
UY11000 UZ100000 VA00120 VE1010 VN10000 ZA0001 ZM10101`
    .split(/\s+/)
    .map((one) => [one.slice(0, 2), one.slice(2)]),
) as Partial<Record<string, string>>;

const none = new Set(
  `AE AG AO AW BF BI BJ BO BS BW BZ CF CG CM DM ER FJ GA GD GM GQ GY HK KI KM KN ML MO MR MW QA SB SL SR ST SY TD TG TL
TO TV UG VU ZW`.split(/\s+/),
);

/** What a country's post codes look like; undefined where that is not known. */
export function getPostcodeShape(
  country: string,
): { kind: 'digits' | 'letters'; example: string } | { kind: 'none' } | undefined {
  const letters = lettered[country];
  if (letters) return { kind: 'letters', example: letters[0] };
  const example = digital[country];
  if (example) return { kind: 'digits', example };
  return none.has(country) ? { kind: 'none' } : undefined;
}

/** Digits, as specified (domain.md section 5); also letters where the country's post codes have them. */
export const isPostcode = (value: string, country: string | null | undefined): boolean =>
  /^\d+$/.test(value) || (lettered[country ?? '']?.[1].test(value.toUpperCase()) ?? false);
