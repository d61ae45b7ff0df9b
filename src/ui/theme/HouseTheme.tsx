import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider, type Theme, type ThemeOptions } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useMode } from './mode.ts';
import { palettes, type Mode } from './palettes.ts';

const getOptions = (mode: Mode): ThemeOptions => {
  const palette = palettes[mode];
  return {
    palette: {
      mode,
      primary: { main: palette.accent, contrastText: palette.onAccent },
      secondary: { main: palette.accent, contrastText: palette.onAccent },
      error: { main: palette.danger },
      success: { main: palette.success },
      warning: { main: palette.warning },
      background: { default: palette.paper, paper: palette.surface },
      text: { primary: palette.ink, secondary: palette.muted },
      divider: palette.line,
    },
    shape: { borderRadius: 'var(--radius-m)' },
    typography: {
      fontFamily: 'var(--font-text)',
      fontSize: 14,
      button: { textTransform: 'none', fontWeight: 'var(--weight-strong)' },
    },
    components: {
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
      MuiAutocomplete: { defaultProps: { fullWidth: true } },
      // In the dark Material would lighten what lies higher.
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    },
  };
};

const themes: Partial<Record<Mode, Theme>> = {};
const getTheme = (mode: Mode): Theme => (themes[mode] ??= createTheme(getOptions(mode)));

// Without plugins: by itself it would write each rule for browsers of long ago too, which took a third of its time.
const styles = createCache({ key: 'css', stylisPlugins: [] });

/** MUI in the colours and letters of the house. */
export function HouseTheme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={getTheme(useMode())}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
