import path from 'node:path';
import { DocxProblem } from './problem.ts';
import { readXml } from './xml.ts';
import type { Parts } from './zipLimits.ts';

/** The parts of a Word file that hold text, by what they are. */
export interface Document {
  main: string;
  styles?: string;
  footnotes?: string;
  endnotes?: string;
  numbering?: string;
  /** Something of it stands on another machine, which who opens the file in Word would ask for it. */
  leadsOut: boolean;
}

/** Would opening the file ask another machine for something? Files of the own disk are not found here, and do no harm. */
const leadsOut = (target: string) =>
  /^(?!file:)[a-z][a-z0-9+.-]+:|^[\\/]{2}|^file:([\\/]{2}(?![\\/])|[\\/]{4})/i.test(target);

interface Relations {
  /** Targets by what they are, the first of each. */
  targets: Record<string, string>;
  leadsOut: boolean;
}

async function loadRelations(parts: Parts, name: string): Promise<Relations> {
  const relations: Relations = { targets: {}, leadsOut: false };
  await readXml(parts, name, {
    open(tag, attribute) {
      if (tag !== 'Relationship') return;
      const [kind, target] = [attribute('Type')?.split('/').at(-1) ?? '', attribute('Target') ?? ''];
      if (attribute('TargetMode') !== 'External') relations.targets[kind] ??= target.replaceAll('\\', '/');
      else if (kind !== 'hyperlink' && leadsOut(target)) relations.leadsOut = true;
    },
  });
  return relations;
}

/** Refuses macros and what is no text document. */
async function checkTypes(parts: Parts): Promise<void> {
  const types: string[] = [];
  await readXml(parts, '[Content_Types].xml', {
    open: (_, attribute) => void types.push(attribute('ContentType') ?? ''),
  });
  const macros = types.some((type) => /macroEnabled|vbaProject/i.test(type));
  if (macros || parts.names.some((name) => /vbaProject\.bin$/i.test(name)))
    throw new DocxProblem('chapter-import.shared.macros');
  if (!types.some((type) => /wordprocessingml\.(document|template)\.main\+xml$/.test(type)))
    throw new DocxProblem('chapter-import.shared.no_docx');
}

/** Finds the parts that hold text; nothing that they refer to outside is asked for. Refuses what is no Word document or has macros. */
export async function findDocument(parts: Parts): Promise<Document> {
  if (!parts.has('[Content_Types].xml') || !parts.has('_rels/.rels'))
    throw new DocxProblem('chapter-import.shared.no_docx');
  await checkTypes(parts);
  const inFolder = (folder: string, target?: string) => {
    const name = target && path.posix.join(target.startsWith('/') ? '' : folder, target).replace(/^\//, '');
    return name && parts.has(name) ? name : undefined;
  };
  const root = await loadRelations(parts, '_rels/.rels');
  const main = inFolder('', root.targets.officeDocument);
  if (!main) throw new DocxProblem('chapter-import.shared.no_docx');
  const { dir, base } = path.posix.parse(main);
  const own = `${dir}/_rels/${base}.rels`;
  let relations: Relations['targets'] = {};
  let isLinked = root.leadsOut;
  for (const name of parts.names.filter((name) => name.endsWith('.rels') && name !== '_rels/.rels')) {
    const partRelations = await loadRelations(parts, name);
    if (name === own) relations = partRelations.targets;
    isLinked ||= partRelations.leadsOut;
  }
  return {
    main,
    styles: inFolder(dir, relations.styles),
    footnotes: inFolder(dir, relations.footnotes),
    endnotes: inFolder(dir, relations.endnotes),
    numbering: inFolder(dir, relations.numbering),
    leadsOut: isLinked,
  };
}
