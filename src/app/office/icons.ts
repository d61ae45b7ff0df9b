import Award from 'lucide-react/icons/award';
import Ban from 'lucide-react/icons/ban';
import Banknote from 'lucide-react/icons/banknote';
import BookA from 'lucide-react/icons/book-a';
import BookCopy from 'lucide-react/icons/book-copy';
import BookOpenCheck from 'lucide-react/icons/book-open-check';
import BookOpenText from 'lucide-react/icons/book-open-text';
import CalendarOff from 'lucide-react/icons/calendar-off';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarX from 'lucide-react/icons/calendar-x';
import ChartColumn from 'lucide-react/icons/chart-column';
import ChartNoAxesGantt from 'lucide-react/icons/chart-no-axes-gantt';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Feather from 'lucide-react/icons/feather';
import FileClock from 'lucide-react/icons/file-clock';
import FilePenLine from 'lucide-react/icons/file-pen-line';
import FileText from 'lucide-react/icons/file-text';
import Files from 'lucide-react/icons/files';
import Flag from 'lucide-react/icons/flag';
import Gavel from 'lucide-react/icons/gavel';
import Gift from 'lucide-react/icons/gift';
import History from 'lucide-react/icons/history';
import House from 'lucide-react/icons/house';
import Inbox from 'lucide-react/icons/inbox';
import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import Languages from 'lucide-react/icons/languages';
import Library from 'lucide-react/icons/library';
import ListChecks from 'lucide-react/icons/list-checks';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import MailPlus from 'lucide-react/icons/mail-plus';
import Medal from 'lucide-react/icons/medal';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquare from 'lucide-react/icons/message-square';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Newspaper from 'lucide-react/icons/newspaper';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import NotebookText from 'lucide-react/icons/notebook-text';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Scale from 'lucide-react/icons/scale';
import Send from 'lucide-react/icons/send';
import Split from 'lucide-react/icons/split';
import Tags from 'lucide-react/icons/tags';
import TextQuote from 'lucide-react/icons/text-quote';
import Ticket from 'lucide-react/icons/ticket';
import TrendingUp from 'lucide-react/icons/trending-up';
import Trophy from 'lucide-react/icons/trophy';
import Upload from 'lucide-react/icons/upload';
import UserCheck from 'lucide-react/icons/user-check';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import Users from 'lucide-react/icons/users';
import UsersRound from 'lucide-react/icons/users-round';
import Weight from 'lucide-react/icons/weight';
import Wrench from 'lucide-react/icons/wrench';
import type { ComponentType } from 'react';
import { entities, type EntityKey } from '#domain/entities.ts';
import { resourceOf } from '../../dataProvider/index.ts';

const ofEntities: Partial<Record<EntityKey, ComponentType>> = {
  fiction: Library,
  chapter: FileText,
  comment: MessageSquare,
  tag: Tags,
  restrictedWord: Ban,
  contractApplication: FilePenLine,
  invitation: Send,
  contractTemplate: Files,
  contractTerms: Scale,
  maintenanceWindow: Wrench,
  contest: Trophy,
  contestText: TextQuote,
  contestPrize: Medal,
  contestPrizeText: MessageSquareText,
  contestEntry: Ticket,
  contestJudge: UserCheck,
  contestCriterion: ListChecks,
  contestAward: Award,
  article: Newspaper,
  businessBook: NotebookText,
  sourceChapter: BookOpenText,
  edition: BookCopy,
  translationTask: Languages,
  extensionRequest: CalendarPlus,
  dictionaryEntry: BookA,
  income: TrendingUp,
  statement: ReceiptText,
  payroll: Banknote,
  bonusDetail: Gift,
  revenueImport: FileClock,
  bankHoliday: CalendarOff,
  user: Users,
  accountRequest: UserRoundPlus,
  editor: Feather,
  editorAbsence: CalendarX,
  message: Mail,
};

/** What stands before the lines of the back office's menu. */
export const officeIcons: Record<string, ComponentType> = {
  ...Object.fromEntries(
    Object.entries(ofEntities).map(([key, icon]) => [`/${resourceOf(entities[key as EntityKey])}`, icon]),
  ),
  '/office/home': House,
  '/office/activity': History,
  '/office/chapter-reviews': ClipboardCheck,
  '/office/comment-reports': Flag,
  '/office/invitable-works': MailPlus,
  '/office/statement-questions': CircleQuestionMark,
  '/office/editors-load': Weight,
  '/office/announcements': Megaphone,
  '/office/import-revenue': Upload,
  '/office/permissions': KeyRound,
  '/office/works-revenue': ChartColumn,
  '/office/month-close': Lock,
  '/office/payouts': Landmark,
  '/office/inbox': Inbox,
  '/office/my-translations': NotebookPen,
  '/office/translation-progress': ChartNoAxesGantt,
  '/office/translation-reviews': BookOpenCheck,
  '/office/give-out': Split,
  '/office/judging': Gavel,
  '/office/translators': UsersRound,
};
