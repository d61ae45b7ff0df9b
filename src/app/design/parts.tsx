import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { message } from '#domain/kit/messages.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { MonthPager } from '../../ui/calendar/MonthPager.tsx';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { SelectInput } from '../../ui/fields/SelectInput.tsx';
import { Steps } from '../../ui/fields/Steps.tsx';
import { Tabs } from '../../ui/fields/Tabs.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Picture, type PictureName } from '../../ui/page/Picture.tsx';
import { pictures } from '../../ui/page/pictures.ts';
import { StateChip } from '../../ui/state/StateChip.tsx';
import type { SampleTexts } from './sampleTexts.ts';

const tones = ['plain', 'waiting', 'good', 'bad'] as const;
const nothing = () => undefined;

/** Each shared part by its name, drawn with words of a script; `id` tells the fields of the samples apart. */
export const parts: Record<string, (words: SampleTexts, id: string) => ReactNode> = {
  headings: ({ title, text }) => (
    <>
      <h2>{title}</h2>
      <h3>{title}</h3>
      <p>{text}</p>
      <p className="note">{text}</p>
    </>
  ),
  buttons: ({ action }) => (
    <div className="actions">
      <button className="button">{action}</button>
      <button className="button" disabled>
        {action}
      </button>
      <button className="button quiet">
        <Plus /> {action}
      </button>
      <button className="button quiet" disabled>
        {action}
      </button>
      <button className="button danger">{action}</button>
      <button className="link">{action}</button>
      <CloseButton label={action} />
      <BackLink to="/office/design">{action}</BackLink>
      <Menu button={<>{action}</>}>
        <button role="menuitem" tabIndex={-1}>
          {action}
        </button>
      </Menu>
    </div>
  ),
  fields: ({ name, text, title }, id) => (
    <>
      <TextInput name={`${id}-empty`} label={name} hint={text} placeholder={title} />
      <TextInput name={`${id}-filled`} label={name} defaultValue={title} optional />
      <TextInput name={`${id}-wrong`} label={name} error={message('validation.required')} />
      <TextInput name={`${id}-off`} label={name} defaultValue={title} disabled />
      <SelectInput name={`${id}-choice`} label={name} prompt={title} options={[{ code: 'a', name: title }]} />
    </>
  ),
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
  ways: ({ action, name }) => (
    <>
      <Tabs label={name} names={['a', 'b', 'c']} value="b" onPick={nothing}>
        {() => action}
      </Tabs>
      <Steps names={[action, name, `${action} 3`]} at={1} />
      <MonthPager month="2026-11" last="2026-11" previous={action} next={name} onMonth={nothing} />
    </>
  ),
  figures: ({ title, name, amount }) => (
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
      </table>
      <dl className="details">
        <div>
          <dt>{name}</dt>
          <dd>{title}</dd>
        </div>
      </dl>
    </>
  ),
  card: ({ title, text }) => (
    <section className="card">
      <h2>{title}</h2>
      <p>{text}</p>
      <Loading />
    </section>
  ),
  pictures: () => (
    <div className="actions">
      {(['offline', ...Object.keys(pictures)] as PictureName[]).map((picture) => (
        <Picture key={picture} name={picture} />
      ))}
    </div>
  ),
};
