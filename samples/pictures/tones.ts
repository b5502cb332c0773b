/** The light a picture is drawn in. */
export type Mood = 'morning' | 'day' | 'evening';

/** What hangs in the air: three sky inks from the top down to the horizon, the haze things fade into, sun and clouds. */
export interface Sky {
  readonly top: string;
  readonly middle: string;
  readonly low: string;
  readonly haze: string;
  readonly sun: string;
  readonly cloud: string;
  readonly cloudShade: string;
}

/** A family of one ink: in the sun, in its own colour, in the shade. */
export interface Ramp {
  readonly light: string;
  readonly base: string;
  readonly dark: string;
}

/** The inks of one site's plates, in plain daylight. */
export interface Land {
  readonly leaf: Ramp;
  readonly grass: Ramp;
  readonly crop: Ramp;
  readonly soil: Ramp;
  readonly water: Ramp;
  readonly wall: Ramp;
  readonly roof: Ramp;
  readonly wood: Ramp;
  /** Heather, far woods in bloom, shadows with a colour of their own. */
  readonly heather: Ramp;
  /** The one colour that speaks up: flowers, fruit, a door. */
  readonly accent: string;
  /** A second, softer flower. */
  readonly bloom: string;
  readonly paper: string;
  readonly ink: string;
}

export interface Tone {
  readonly land: Land;
  readonly skies: { readonly [M in Mood]: Sky };
}

const ramp = (light: string, base: string, dark: string): Ramp => ({ light, base, dark });

function sky(top: string, middle: string, low: string, haze: string, sun: string, cloud: string, shade: string): Sky {
  return { top, middle, low, haze, sun, cloud, cloudShade: shade };
}

/** The closed list of tones, by the site's cname. */
export const tones = {
  groenkennisnet: {
    land: {
      leaf: ramp('#8fb457', '#2f7d4c', '#0b4a36'),
      grass: ramp('#c3d07a', '#86b060', '#4f8a50'),
      crop: ramp('#f4dc9a', '#e0b65c', '#b3833c'),
      soil: ramp('#c79c6e', '#8f6444', '#5c3d2c'),
      water: ramp('#d3e8e6', '#86bcc4', '#3c7f8c'),
      wall: ramp('#f6ecd8', '#dcc6a2', '#a98f70'),
      roof: ramp('#cf7650', '#b2523a', '#7a3529'),
      wood: ramp('#a07a58', '#6b4b38', '#3e2c24'),
      heather: ramp('#dba9c2', '#a9658f', '#643c60'),
      accent: '#e85d33',
      bloom: '#f6c644',
      paper: '#f8f3e6',
      ink: '#0c2f28',
    },
    skies: {
      morning: sky('#93c4cb', '#d6e6d8', '#fbe6b8', '#eee8cc', '#fff6da', '#fffaee', '#d6e2d8'),
      day: sky('#6fb1c9', '#a9d3da', '#e6f0e0', '#d5e6da', '#fffbe8', '#fdfbf2', '#b4d0d4'),
      evening: sky('#4c8a98', '#c9cfa8', '#f8c878', '#f2cf96', '#fff0b8', '#fbe3b4', '#d79d77'),
    },
  },
  'eurcaw-pigs': {
    land: {
      leaf: ramp('#93b9b0', '#3d7793', '#123f7a'),
      grass: ramp('#d5dec6', '#abc4ac', '#6c9793'),
      crop: ramp('#fbdfa8', '#f0b955', '#c8843a'),
      soil: ramp('#e0b3a4', '#b07a74', '#6d4a5c'),
      water: ramp('#e3edf2', '#9dc0da', '#4a7fb2'),
      wall: ramp('#fdf2ee', '#efd0c6', '#b899a2'),
      roof: ramp('#5c86b8', '#2a5690', '#163866'),
      wood: ramp('#9a8290', '#5f5068', '#353250'),
      heather: ramp('#ecc6cf', '#b98ba8', '#65568a'),
      accent: '#f29f1f',
      bloom: '#fdf2ee',
      paper: '#fdf4f0',
      ink: '#0c2448',
    },
    skies: {
      morning: sky('#aabfdf', '#ecd8de', '#fde6c8', '#f1e0dc', '#fff8ea', '#fff8f4', '#e2d6e0'),
      day: sky('#86b4dc', '#bfd6e8', '#f6e8e4', '#e4e4ea', '#fffaf0', '#fffaf7', '#c0cfe2'),
      evening: sky('#4c74ae', '#d6b4be', '#fbcb92', '#f2cdb8', '#ffedc0', '#fbdccb', '#b98ca6'),
    },
  },
  dierenwelzijnsweb: {
    land: {
      leaf: ramp('#9cc09a', '#3b8780', '#0d4c52'),
      grass: ramp('#dbdca6', '#a5c094', '#649a86'),
      crop: ramp('#f8e2b6', '#e8bb7c', '#c0804e'),
      soil: ramp('#d8996f', '#a85f3f', '#6c372a'),
      water: ramp('#d8eae2', '#8fc0ba', '#3c8386'),
      wall: ramp('#fcf0da', '#ecd0a8', '#b98d6a'),
      roof: ramp('#dd8258', '#bd5834', '#823522'),
      wood: ramp('#a97453', '#744632', '#452a22'),
      heather: ramp('#eab7a4', '#c2726c', '#7a4250'),
      accent: '#dc5f35',
      bloom: '#f8d07a',
      paper: '#fdf5e4',
      ink: '#0a3238',
    },
    skies: {
      morning: sky('#93c6c0', '#e4e4cc', '#fcdab0', '#f1e2c6', '#fff6de', '#fffaee', '#dfdfcf'),
      day: sky('#79b8b8', '#b7d8ca', '#f8eed6', '#e6e8d2', '#fffbea', '#fffaf0', '#bcd4c8'),
      evening: sky('#3c7e84', '#dcbf98', '#f6a877', '#f0bf92', '#ffe8b6', '#fbd9ad', '#cc8468'),
    },
  },
  coegroen: {
    land: {
      leaf: ramp('#c3db4a', '#5f9a4e', '#2f3a4e'),
      grass: ramp('#e3ec8e', '#bcd75a', '#7fae52'),
      crop: ramp('#f7f0bd', '#e2d672', '#b5a24e'),
      soil: ramp('#b78aa2', '#7a4b74', '#432650'),
      water: ramp('#e6e8f5', '#a9b3dc', '#6a6fae'),
      wall: ramp('#fbf6f3', '#e2d3df', '#a68ba8'),
      roof: ramp('#a8689a', '#74407a', '#452352'),
      wood: ramp('#9a6f90', '#5c3860', '#341d40'),
      heather: ramp('#dc9bc8', '#9a5896', '#552a62'),
      accent: '#f4694a',
      bloom: '#f8e24c',
      paper: '#faf7ee',
      ink: '#2b1436',
    },
    skies: {
      morning: sky('#b3abdf', '#e6d8e8', '#fbf0c0', '#eee6da', '#fffbe2', '#fffcf6', '#dcd2e4'),
      day: sky('#98b2e6', '#c9d6f0', '#f4f5e2', '#e2e8e8', '#fffde8', '#fffef8', '#c3cbe6'),
      evening: sky('#5b4a92', '#cf98b8', '#fad38c', '#eebfae', '#fff2b4', '#fbd8bd', '#a8709c'),
    },
  },
  'toolbox-all4biodiversity': {
    land: {
      leaf: ramp('#adc25c', '#64862f', '#2f471b'),
      grass: ramp('#d6dc94', '#a8ba5e', '#728f3e'),
      crop: ramp('#f4e5b0', '#dcbf6c', '#a98744'),
      soil: ramp('#bd9a70', '#80593f', '#4c3528'),
      water: ramp('#dedcee', '#a3a1d0', '#6560a2'),
      wall: ramp('#f8f0de', '#dfcaa6', '#a58e74'),
      roof: ramp('#9c76b8', '#6a4a98', '#402c66'),
      wood: ramp('#9a7a58', '#5f4934', '#382c22'),
      heather: ramp('#c3a2e0', '#8a5eb8', '#50357e'),
      accent: '#7c4fc0',
      bloom: '#f4bf3a',
      paper: '#f9f3e2',
      ink: '#222c16',
    },
    skies: {
      morning: sky('#aea4d8', '#e2d4da', '#fbe8bc', '#ece2cf', '#fff8de', '#fffaf0', '#d8cfdc'),
      day: sky('#a3a3da', '#cdcbe6', '#f5efdc', '#e4e0de', '#fffbe6', '#fffcf4', '#c3bedc'),
      evening: sky('#4f4392', '#b98cc0', '#f6bf88', '#e2b3ae', '#ffe9b0', '#f8d2bc', '#93699f'),
    },
  },
} satisfies { readonly [name: string]: Tone };

export type ToneName = keyof typeof tones;
