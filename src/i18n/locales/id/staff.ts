import type { OfficeMessages } from '../../types.ts';
import announcement from './announcement.ts';
import application from './application.ts';
import block from './block.ts';
import editor_tools from './editorTools.ts';
import invite from './invite.ts';
import list from './list.ts';
import list_views from './listViews.ts';
import moderation from './moderation.ts';
import money from './money.ts';
import naming from './naming.ts';
import preview from './preview.ts';
import question from './question.ts';
import record_lock from './recordLock.ts';
import review from './review.ts';
import shares from './shares.ts';
import templates from './templates.ts';
import trail from './trail.ts';

export default {
  announcement,
  application,
  block,
  editor_tools,
  invite,
  list,
  list_views,
  moderation,
  money,
  naming,
  preview,
  question,
  record_lock,
  review,
  shares,
  templates,
  trail,
} satisfies OfficeMessages;
