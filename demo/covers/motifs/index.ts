import type { Motif } from '#demo/covers/shapes.ts';
import { cabin } from './cabin.ts';
import { castle } from './castle.ts';
import { city } from './city.ts';
import { crown } from './crown.ts';
import { dunes } from './dunes.ts';
import { forest } from './forest.ts';
import { hourglass } from './hourglass.ts';
import { key } from './key.ts';
import { lanterns } from './lanterns.ts';
import { lighthouse } from './lighthouse.ts';
import { moon } from './moon.ts';
import { planet } from './planet.ts';
import { portal } from './portal.ts';
import { rose } from './rose.ts';
import { shield } from './shield.ts';
import { stadium } from './stadium.ts';
import { teacup } from './teacup.ts';
import { train } from './train.ts';
import { waves } from './waves.ts';
import { wolf } from './wolf.ts';

/** What a cover can show; weapons are not among it (domain.md section 5). */
export const motifs = {
  cabin,
  castle,
  city,
  crown,
  dunes,
  forest,
  hourglass,
  key,
  lanterns,
  lighthouse,
  moon,
  planet,
  portal,
  rose,
  shield,
  stadium,
  teacup,
  train,
  waves,
  wolf,
} satisfies Record<string, Motif>;
