import { codeMinutes } from '#domain/accounts/codes.ts';
import { passwordLength } from '#domain/accounts/password.ts';
import { defaultSigningAge, maxIdentityImages } from '#domain/accounts/profile.ts';
import { clauseNoticeDays } from '#domain/articles/clauseNotice.ts';
import { updateBonus } from '#domain/bonuses/updateBonus.ts';
import { chapter } from '#domain/chapters/chapter.entity.ts';
import { advisedChapterWords, maxChapterWords, restorableDays } from '#domain/chapters/chapterLimits.ts';
import { maxCommentWords } from '#domain/comments/comment.ts';
import { claimReminderHours } from '#domain/contests/award.ts';
import { scoreRange } from '#domain/contests/judging.ts';
import { maxBulkStories } from '#domain/contracts/application.ts';
import { outlineWords } from '#domain/contracts/contractApplication.entity.ts';
import { contractLimits } from '#domain/contracts/contractLimits.ts';
import { imageKinds } from '#domain/images/imageKinds.ts';
import { formatMoney, formatNumber } from '#domain/kit/figures.ts';
import { cookieSeconds } from '#domain/kit/seen.ts';
import { interfaceLanguageCodes, storyLanguages, type InterfaceLanguage } from '#domain/languages.ts';
import { payoutHoldDays, getThreshold } from '#domain/payment-details/paymentDetails.ts';
import { bankFee } from '#domain/payouts/bankFee.ts';
import { releaseLimits } from '#domain/releases/release.ts';
import { settling } from '#domain/statements/settling.ts';
import { initialShare } from '#domain/stories/initialShare.ts';
import { fiction } from '#domain/stories/story.entity.ts';
import { synopsisWords } from '#domain/stories/story.ts';
import { advisedChapters, advisedPaywall } from '#domain/stories/storyTips.ts';
import { advisedPlotTags, tagLimits } from '#domain/stories/tagLimits.ts';
import { tagCodes } from '#domain/stories/tags.ts';

/** What the guidebook tells and no code enforces (domain.md sections 1 and 9, portal.md section 9). */
const facts = {
  surveyedReaders: 70_000,
  preferredChapters: { min: 100, max: 500 },
  paypalDays: { min: 5, max: 10 },
  adDay: 15,
} as const;

type Kind = 'number' | 'money' | 'percent';
const toMoney = (cents: number): [Kind, number] => ['money', cents];
const toPercent = (part: number): [Kind, number] => ['percent', part];

/** The numbers that an article may name, as `{{contracts.minimum_words}}`: what the platform enforces, in words, days, dollars. */
const livingNumbers = {
  'accounts.code_minutes': codeMinutes,
  'accounts.password_max': passwordLength.max,
  'accounts.password_min': passwordLength.author,
  'clauses.notice_days': clauseNoticeDays,
  'bonuses.idle_days': updateBonus.idleDays,
  'bonuses.revenue_below': toMoney(updateBonus.revenueBelow),
  'chapters.advised_max': advisedChapterWords.max,
  'chapters.advised_min': advisedChapterWords.min,
  'chapters.max_words': maxChapterWords,
  'chapters.title_characters': chapter.fields.title.max!,
  'chapters.trash_days': restorableDays,
  'comments.note_words': maxCommentWords,
  'contests.claim_hours': claimReminderHours,
  'contests.points_max': scoreRange.max,
  'contests.points_min': scoreRange.min,
  'contracts.attempts': contractLimits.attempts,
  'contracts.bulk_works': maxBulkStories,
  'contracts.identity_pictures': maxIdentityImages,
  'contracts.minimum_words': contractLimits.moreWordsThan,
  'contracts.outline_words': outlineWords,
  'contracts.removal_days': contractLimits.removalDays,
  'contracts.review_days': contractLimits.reviewDays,
  'contracts.share': toPercent(initialShare),
  'contracts.sign_days': contractLimits.linkDays,
  'contracts.signing_age': defaultSigningAge,
  'cookies.seconds': cookieSeconds,
  'earnings.ad_day': facts.adDay,
  'languages.interface': interfaceLanguageCodes.length,
  'languages.stories': storyLanguages.length,
  'payouts.fee_max': toMoney(bankFee.to),
  'payouts.fee_min': toMoney(bankFee.from),
  'payouts.hold_days': payoutHoldDays,
  'payouts.low_threshold': toMoney(getThreshold('bank', 0)),
  'payouts.paypal_days_max': facts.paypalDays.max,
  'payouts.paypal_days_min': facts.paypalDays.min,
  'payouts.threshold': toMoney(getThreshold('bank', 1)),
  'readers.surveyed': facts.surveyedReaders,
  'releases.paywall': fiction.fields.first_paywall_chapter.initial as number,
  'releases.paywall_max': advisedPaywall.max,
  'releases.paywall_min': advisedPaywall.min,
  'releases.per_day': releaseLimits.perDay,
  'statements.confirm_until': settling.confirmDay,
  'statements.pay_day': settling.payDay,
  'statements.resubmit_day': settling.resubmitDay,
  'stories.advised_max': advisedChapters.max,
  'stories.advised_min': advisedChapters.min,
  'stories.cover_height': imageKinds.cover.height,
  'stories.cover_megabytes': imageKinds.cover.uploadBytes / 1024 ** 2,
  'stories.cover_width': imageKinds.cover.width,
  'stories.genres': tagCodes.genre.length,
  'stories.plot_tags': advisedPlotTags,
  'stories.preferred_max': facts.preferredChapters.max,
  'stories.preferred_min': facts.preferredChapters.min,
  'stories.promoted_from': advisedChapters.promotedFrom,
  'stories.read_from': advisedChapters.readFrom,
  'stories.synopsis_words': synopsisWords,
  'stories.tags_max': tagLimits.max,
  'stories.tags_min': tagLimits.min,
} satisfies Record<string, number | [Kind, number]>;
type LivingNumber = keyof typeof livingNumbers;

const place = /\{\{([^{}]*)\}\}/g;
/** Titles stand in lists, menus and messages, where nobody fills in numbers. */
export const namesNumbers = (title: string): boolean => title.includes('{{');
const isKnown = (name: string): name is LivingNumber => Object.hasOwn(livingNumbers, name);

/** Names between `{{` and `}}` that are no number of the platform. */
export const findUnknownNumbers = (text: string): string[] =>
  [...text.matchAll(place)].map(([, name]) => name!).filter((name) => !isKnown(name));

/** Numbers that a setting or records decide, or that were kept, in place of those that the platform comes with. */
export type PresentNumbers = Partial<Record<LivingNumber, number>>;

function readNumber(name: LivingNumber, present: PresentNumbers): readonly [Kind, number] {
  const definition: number | readonly [Kind, number] = livingNumbers[name];
  const [kind, comesWith] = typeof definition === 'number' ? (['number', definition] as const) : definition;
  return [kind, present[name] ?? comesWith];
}

function formatLivingNumber(name: LivingNumber, language: InterfaceLanguage, present: PresentNumbers): string {
  const [kind, value] = readNumber(name, present);
  if (kind === 'money') return formatMoney(value, language, { maximumFractionDigits: 0 });
  return formatNumber(value, language, kind === 'percent' ? { style: 'percent' } : {});
}

/** All of them as they are now, for what has to keep them. */
export const listPresentNumbers = (present: PresentNumbers): Record<LivingNumber, number> =>
  Object.fromEntries(
    (Object.keys(livingNumbers) as LivingNumber[]).map((name) => [name, readNumber(name, present)[1]]),
  ) as Record<LivingNumber, number>;

/** A text with its numbers, as a language writes them; what is not known stays as it is. */
export const fillNumbers = (text: string, language: InterfaceLanguage, present: PresentNumbers = {}): string =>
  text.replace(place, (match, name: string) => (isKnown(name) ? formatLivingNumber(name, language, present) : match));

/** Those of a kind that have a value: an amount in dollars, a percentage, or any other number. */
export const listNumbersByValue = (of: Kind, value: number, present: PresentNumbers): LivingNumber[] =>
  (Object.keys(livingNumbers) as LivingNumber[]).filter((name) => {
    const [kind, own] = readNumber(name, present);
    const figure = kind === 'money' ? own / 100 : kind === 'percent' ? own * 100 : own;
    return kind === of && Math.abs(figure - value) < 1e-9;
  });

/** All of them by their names, as a language writes them. */
export const listLivingNumbers = (
  language: InterfaceLanguage,
  present: PresentNumbers,
): { name: string; text: string }[] =>
  (Object.keys(livingNumbers) as LivingNumber[]).map((name) => ({
    name,
    text: formatLivingNumber(name, language, present),
  }));
