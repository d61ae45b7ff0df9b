import { Avatar } from '../../../ui/Avatar.tsx';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { MonthPager } from '../../../ui/calendar/MonthPager.tsx';
import { Segments } from '../../../ui/fields/Segments.tsx';
import { Steps } from '../../../ui/fields/Steps.tsx';
import { Tabs } from '../../../ui/fields/Tabs.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { Picture, type PictureName } from '../../../ui/page/Picture.tsx';
import { pictures } from '../../../ui/page/pictures.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { Scroller } from '../../../ui/Scroller.tsx';
import { StateChip } from '../../../ui/state/StateChip.tsx';
import { TryAgain } from '../../../ui/TryAgain.tsx';
import { InStates } from '../InStates.tsx';
import { actionParts } from './actions.tsx';
import type { DrawPart } from './drawPart.ts';
import { fieldParts } from './fields.tsx';
import { overlayParts } from './overlays.tsx';
import { pictureFieldParts } from './pictureFields.tsx';

const tones = ['plain', 'waiting', 'good', 'bad'] as const;
/** More than have room. */
const columns = [1, 2, 3, 4];
const doNothing = () => undefined;

/** Each shared part by its name, drawn with words of a script; `id` tells the fields of the samples apart. */
export const parts: Record<string, DrawPart> = {
  headings: ({ title, text, name, action }) => (
    <>
      <header className="page-head">
        <h2>{title}</h2>
        <div className="actions">
          <button className="button">{action}</button>
        </div>
        <p className="muted">{text}</p>
      </header>
      <header className="record-head">
        <BackLink to="/office/design">{name}</BackLink>
        <h2>{title}</h2>
      </header>
      <h3>{title}</h3>
      <p>{text}</p>
      <p className="note">{text}</p>
      <p>
        <kbd>Ctrl</kbd> <kbd>Enter</kbd>
      </p>
      <p className="facts">
        <span>{name}</span>
        <span>{action}</span>
      </p>
    </>
  ),
  ...actionParts,
  ...fieldParts,
  ...pictureFieldParts,
  ...overlayParts,
  states: ({ action }) => (
    <div className="actions">
      {tones.map((tone) => (
        <StateChip key={tone} tone={tone}>
          {action}
        </StateChip>
      ))}
      <Badge count={3} />
      <Badge count={120} />
      <Avatar src={null} />
    </div>
  ),
  progress: ({ action, name }) => (
    <>
      <InStates>
        {() => (
          <div className="stack">
            <Tabs label={name} names={['a', 'b', 'c']} value="b" onPick={doNothing}>
              {() => action}
            </Tabs>
            <Segments label={name} names={['a', 'b']} value="a" onPick={doNothing}>
              {() => action}
            </Segments>
          </div>
        )}
      </InStates>
      <Steps names={[action, name, `${action} 3`]} at={1} />
      <MonthPager month="2026-11" last="2026-11" previous={action} next={name} onMonth={doNothing} />
      <Pager page={2} pages={14} onPage={doNothing} />
    </>
  ),
  figures: ({ title, name, amount, action }) => (
    <>
      <dl className="tiles">
        {[1, 2, 3].map((tile) => (
          <div key={tile}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <table className="table figures">
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{name}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{title}</th>
            <td>{amount}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{action}</th>
            <td>{amount}</td>
          </tr>
        </tfoot>
      </table>
      <Scroller className="framed">
        <table className="table wide">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {columns.map((column) => (
                <td key={column}>{title}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </Scroller>
      {['', 'lines', 'figures', 'inline'].map((variant) => (
        <dl key={variant} className={`details ${variant}`}>
          {[title, amount].map((value) => (
            <div key={value}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ))}
    </>
  ),
  card: ({ title, text }) => (
    <section className="card">
      <h2>{title}</h2>
      <p>{text}</p>
      <Loading />
    </section>
  ),
  callouts: ({ text }) => (
    <div className="stack">
      <p className="callout">{text}</p>
      <p className="callout good">{text}</p>
      <p className="callout bad problem">{text}</p>
    </div>
  ),
  pages: ({ title, text, action }) => (
    <>
      <Page part sign="book" title={title} text={text}>
        <button className="button">{action}</button>
      </Page>
      <TryAgain retry={doNothing}>{text}</TryAgain>
    </>
  ),
  pictures: () => (
    <div className="actions">
      {(['offline', ...Object.keys(pictures)] as PictureName[]).map((picture) => (
        <Picture key={picture} name={picture} />
      ))}
    </div>
  ),
};
