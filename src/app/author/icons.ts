import BookOpen from 'lucide-react/icons/book-open';
import Flame from 'lucide-react/icons/flame';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HandCoins from 'lucide-react/icons/hand-coins';
import House from 'lucide-react/icons/house';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Moon from 'lucide-react/icons/moon';
import PawPrint from 'lucide-react/icons/paw-print';
import UserRound from 'lucide-react/icons/user-round';
import VenetianMask from 'lucide-react/icons/venetian-mask';
import type { ComponentType } from 'react';

/** What stands before the lines of an author's menu. */
export const authorIcons: Record<string, ComponentType> = {
  '/home': House,
  '/story': BookOpen,
  '/income': HandCoins,
  '/comments': MessageSquare,
  '/message': Mail,
  '/school': GraduationCap,
  '/person': UserRound,
  '/wolf': Moon,
  '/werewolf': PawPrint,
  '/dangerous': Flame,
  '/mafia': VenetianMask,
};
