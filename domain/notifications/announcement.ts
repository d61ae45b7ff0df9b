import type { InterfaceLanguage } from '#domain/languages.ts';
import type { authors } from '#domain/roles.ts';

/** A scheduled one can be cancelled until the first author gets it. */
export const announcementStatuses = ['scheduled', 'sending', 'sent', 'cancelled'] as const;
export type AnnouncementStatus = (typeof announcementStatuses)[number];

/** Where an announcement stands: what is due is on its way, though its first message may not be written yet. */
export const getAnnouncementStatus = (
  { status, send_at }: { status: AnnouncementStatus; send_at: string },
  now: Date,
): AnnouncementStatus => (status === 'scheduled' && send_at <= now.toISOString() ? 'sending' : status);

/** Stories that an author has under contract: of a type, or none at all. */
export const audienceContracts = ['exclusive', 'non_exclusive', 'none'] as const;
type AudienceContract = (typeof audienceContracts)[number];

/** Whom an announcement reaches: who fits each of the three; an empty one fits all. */
export interface Audience {
  /** Those that authors read the platform in. */
  languages: readonly InterfaceLanguage[];
  roles: readonly (typeof authors)[number][];
  contracts: readonly AudienceContract[];
}

/** Days ahead that one may be scheduled. */
export const maxAnnounceDays = 180;
