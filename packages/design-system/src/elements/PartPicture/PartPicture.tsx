import type { Finish, PictureLack } from '@shop/contracts';
import { lazy, Suspense, useState, type CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { glossOf } from '../../pictures/gloss.ts';
import { cardFile, lasting, partFile, SCHEMATIC } from '../../pictures/picture-address.ts';
import { isDark, isPale, toneProperties } from '../../pictures/tones.ts';
import { messages } from './PartPicture.messages.ts';
import styles from './PartPicture.module.css';
import { PictureMark } from './PictureMark.tsx';

const GlossLight = lazy(async () => ({ default: (await import('./GlossLight.tsx')).GlossLight }));

export interface PartPictureProps {
  /** The part number under which the picture is; one without a file is shown as not drawn. */
  shape: string;
  colour: { hex: string; finish: Finish };
  /** What the picture shows; empty where a text beside it says the same. */
  alt: string;
  /** What the picture does not show, which it says. */
  lacks?: PictureLack | undefined;
  /** Width and height in px. By default the picture fills its container. */
  size?: number;
  /** `whole` has the lines between faces, for large pictures. @default 'card' */
  detail?: 'card' | 'whole';
}

/** A part in its colour, from the file of its number (pictures/still-file.ts). */
export function PartPicture({ shape, colour, alt, lacks, size, detail = 'card' }: PartPictureProps) {
  const { formatMessage } = useIntl();
  const [missing, setMissing] = useState<string>();
  const lack = shape === missing ? 'shape' : lacks;
  const number = lack === 'shape' ? SCHEMATIC : shape;
  const symbol = `${lasting((detail === 'card' ? cardFile : partFile)(number))}#part`;
  const gloss = lack === 'shape' ? undefined : glossOf(colour.finish);
  const name = alt && lack ? formatMessage(messages.named, { name: alt, lack: formatMessage(messages[lack]) }) : alt;
  return (
    <span className={styles.part} data-lacks={lack} style={{ width: size, height: size }}>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${FRAME} ${FRAME}`}
        style={toneProperties(colour.hex, colour.finish) as CSSProperties}
        data-dark={isDark(colour.hex) || FIGURE.test(shape) || undefined}
        data-pale={isPale(colour.hex) || undefined}
        focusable="false"
        onErrorCapture={() => setMissing(shape)}
        {...(name ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': true } as const))}
      >
        <use href={symbol} width={FRAME} height={FRAME} />
        {gloss ? (
          <Suspense>
            <GlossLight gloss={gloss} symbol={symbol} />
          </Suspense>
        ) : null}
      </svg>
      {lack ? <PictureMark lack={lack} isNamed={name !== ''} /> : null}
    </span>
  );
}

/** The symbol has its own view box; the picture only has to be a square. */
const FRAME = 100;
/** Bodies of minifigures have legs and arms in colours of their own, most of them black or dark. */
const FIGURE = /^97[03][a-z]\d/;
