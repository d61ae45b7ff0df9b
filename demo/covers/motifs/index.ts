import type { Motif } from '#demo/covers/shapes.ts';
import { drawCabin } from './cabin.ts';
import { drawCastle } from './castle.ts';
import { drawCity } from './city.ts';
import { drawCrown } from './crown.ts';
import { drawDunes } from './dunes.ts';
import { drawForest } from './forest.ts';
import { drawHourglass } from './hourglass.ts';
import { drawKey } from './key.ts';
import { drawLanterns } from './lanterns.ts';
import { drawLighthouse } from './lighthouse.ts';
import { drawMoon } from './moon.ts';
import { drawPlanet } from './planet.ts';
import { drawPortal } from './portal.ts';
import { drawRose } from './rose.ts';
import { drawShield } from './shield.ts';
import { drawStadium } from './stadium.ts';
import { drawTeacup } from './teacup.ts';
import { drawTrain } from './train.ts';
import { drawWaves } from './waves.ts';
import { drawWolf } from './wolf.ts';

/** What a cover can show; weapons are not among it (domain.md section 5). */
export const motifs = {
  cabin: drawCabin,
  castle: drawCastle,
  city: drawCity,
  crown: drawCrown,
  dunes: drawDunes,
  forest: drawForest,
  hourglass: drawHourglass,
  key: drawKey,
  lanterns: drawLanterns,
  lighthouse: drawLighthouse,
  moon: drawMoon,
  planet: drawPlanet,
  portal: drawPortal,
  rose: drawRose,
  shield: drawShield,
  stadium: drawStadium,
  teacup: drawTeacup,
  train: drawTrain,
  waves: drawWaves,
  wolf: drawWolf,
} satisfies Record<string, Motif>;
